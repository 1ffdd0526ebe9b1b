import { expect, test } from 'vitest';
import { moneyBack } from './money-back';
import type { HeldPayment, Payment } from './payment-state';

const unpaid = {
  payment_state: 'unpaid',
  payment: null,
  held_payment: null,
  price_difference: null,
  total_price: 120,
} as const;
const paid = {
  ...unpaid,
  payment_state: 'paid',
  payment: { amount: 120, by: 'desk@example.com' } as Payment<unknown>,
} as const;
const online = { ...paid, payment: { amount: 120, by: 'online' } as Payment<unknown> };
const ending = { owed: 0, money: 'refund', by: 'desk@example.com', at: 'now', due: 'after Undo' } as const;

test('nothing is returned of a job that isn’t paid, or whose charge is what was paid', () => {
  expect(moneyBack(unpaid, { ...ending, money: undefined })).toEqual({});
  expect(moneyBack(paid, { ...ending, owed: 120, money: undefined })).toEqual({});
});

test('what was paid online goes back to the card once the step can’t be undone', () => {
  expect(moneyBack(online, { ...ending, owed: 50 })).toMatchObject({
    price_difference: { received: 120, amount: -70, state: 'open' },
    card_refund_at: 'after Undo',
  });
});

test('what was paid in another way stays owed to the client, until the office records it', () => {
  const { price_difference, card_refund_at } = moneyBack(paid, ending);
  expect(price_difference).toMatchObject({ amount: -120, state: 'open', at: 'now' });
  expect(card_refund_at).toBeUndefined();
});

test('money that the office keeps is waived', () => {
  const { price_difference, card_refund_at } = moneyBack(online, { ...ending, money: 'keep' });
  expect(price_difference).toMatchObject({ amount: -120, state: 'waived', settled_by: ending.by });
  expect(card_refund_at).toBeUndefined();
});

test('a client who cancels leaves the choice to the office, and nothing goes to the card before it', () => {
  const { price_difference, card_refund_at } = moneyBack(online, {
    ...ending,
    money: 'undecided',
    by: 'client',
  });
  expect(price_difference).toMatchObject({ amount: -120, state: 'open' });
  expect(card_refund_at).toBeUndefined();
});

test('the office has to choose', () => {
  const fields = { money: 'Choose what to do with the payment.' };
  const details: unknown = expect.objectContaining({ fields });
  expect(() => moneyBack(paid, { ...ending, money: undefined })).toThrow(
    expect.objectContaining({ code: 'invalid-input', details }),
  );
});

test.each([
  ['refund', /^This job was just marked paid by bo@example\.com\./],
  ['undecided', /^We’re recording a payment for this appointment right now\./],
] as const)('a payment just marked refuses the step (%s)', (money, sentence) => {
  const held = { ...unpaid, held_payment: { state: 'paid', by: 'bo@example.com' } as HeldPayment<unknown> };
  const userMessage: unknown = expect.stringMatching(sentence);
  const details: unknown = expect.objectContaining({ userMessage });
  expect(() => moneyBack(held, { ...ending, money })).toThrow(
    expect.objectContaining({ code: 'already-handled', details }),
  );
});
