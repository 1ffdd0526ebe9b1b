import { once } from 'node:events';
import { trustedJson } from '../../trusted-json';

/** A page that is driven by few commands of the debugger. */
export interface PlainPage {
  readonly goto: (address: string) => Promise<void>;
  /** Runs a function in the page. It may use nothing from outside but its argument, which is sent as JSON. */
  readonly evaluate: <Argument, Result>(
    work: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  /** Chooses a file in the first field that matches the selector. @throws Error if none does. */
  readonly chooseFile: (selector: string, file: string) => Promise<void>;
  /** Crashes the page's process. */
  readonly crash: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser's debugger. */
export interface PlainBrowser {
  readonly newPage: () => Promise<PlainPage>;
}

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: { readonly targetId?: string };
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

interface Evaluated {
  readonly result: { readonly value?: unknown; readonly objectId?: string };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

/**
 * Connects to a browser without Playwright, which has the debugger send it the body of each request: a film's parts then
 * take gigabytes in the browser, and as much again in the page.
 * @param address the debugger's WebSocket
 */
export async function connectPlainly(address: string): Promise<PlainBrowser> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  const crashes = new Map<string, () => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = trustedJson<Answer>(String(data));
    if (answer.method === 'Inspector.targetCrashed') crashes.get(answer.sessionId ?? '')?.();
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  socket.addEventListener('close', () => {
    for (const end of waiting.values()) end({ error: { message: 'the browser has ended' } });
    waiting.clear();
  });

  /** @throws Error if the browser refuses it, or has ended. */
  const send = async <Result>(method: string, params: object, sessionId?: string): Promise<Result> => {
    if (socket.readyState !== WebSocket.OPEN) throw new Error('the browser has ended');
    last += 1;
    const id = last;
    const answering = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
    const { result, error } = await answering;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  };

  return {
    async newPage() {
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      const crashed = new Promise<void>((resolve) => crashes.set(sessionId, resolve));
      await send('Inspector.enable', {}, sessionId);
      const run = async (expression: string, returnByValue: boolean) => {
        const { result, exceptionDetails } = await send<Evaluated>(
          'Runtime.evaluate',
          { expression, returnByValue, awaitPromise: true, userGesture: true },
          sessionId,
        );
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result;
      };
      return {
        async goto(url) {
          const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url }, sessionId);
          if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
        },
        async evaluate<Argument, Result>(
          work: (argument: Argument) => Result,
          argument: Argument,
        ): Promise<Awaited<Result>> {
          // The compiler of the tools names functions with a helper of its own.
          const named = '((__name) => (';
          const expression = `${named}${String(work)}))((one) => one)(${JSON.stringify(argument)})`;
          return (await run(expression, true)).value as Awaited<Result>;
        },
        async chooseFile(selector, file) {
          const { objectId } = await run(`document.querySelector(${JSON.stringify(selector)})`, false);
          if (objectId === undefined) throw new Error(`no field ${selector}`);
          await send('DOM.setFileInputFiles', { files: [file], objectId }, sessionId);
        },
        async crash() {
          // ignored: the page that crashes never answers
          void send('Page.crash', {}, sessionId).catch(() => undefined);
          await crashed;
        },
        async close() {
          await send('Target.closeTarget', { targetId });
        },
      };
    },
  };
}
