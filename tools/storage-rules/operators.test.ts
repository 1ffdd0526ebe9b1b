import { describe, expect, test } from 'vitest';
import { decideCondition } from './decide-condition';
import { RulesPath, type RulesValue } from './values';

const request = new Map<string, RulesValue>([
  ['time', new Date('2024-05-01T10:00:00Z')],
  ['path', new RulesPath(['b', 'bucket', 'o', 'photos', 'a.jpg'])],
]);
const resource = new Map([['timeCreated', new Date('2024-05-01T09:00:00Z')]]);

describe.each([
  ['||', 'false || true', 'false || false'],
  ['&&', 'true && true', 'true && false'],
  ['!', '!false', '!true'],
  ['!!', '!!true', '!!false'],
  ['==', '1 == 1', '1 == 2'],
  ['== of types', '1 == 1.0', "1 == '1'"],
  ['== of null', 'null == null', 'null == false'],
  ['== of lists', '[1, 2] == [1, 2]', '[1, 2] == [2, 1]'],
  ['== of numbers in lists', '[1] == [1]', '[1] == [1.0]'],
  ['== of maps', "{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", "{'a': 1} == {'a': 2}"],
  ['== of paths', '/a/$(folder) == /a/photos', '/a/b == /a/c'],
  ['== of path and string', "/a/b != '/a/b'", "/a/b == '/a/b'"],
  ['== of timestamps', 'request.time == request.time', 'request.time == resource.timeCreated'],
  ['!=', "1 != '1'", '1 != 1'],
  ['in list', "'a' in ['a', 'b']", "'c' in ['a', 'b']"],
  ['in list of numbers', '1 in [1]', '1 in [1.0]'],
  ['in map', "'a' in {'a': 1}", "'b' in {'a': 1}"],
  ['<', '1 < 2', '2 < 2'],
  ['< of int and float', '1 < 1.5', '2 < 1.5'],
  ['< of strings', "'a' < 'b'", "'b' < 'a'"],
  ['<=', '2 <= 2', '3 <= 2'],
  ['>', '3 > 2', '2 > 2'],
  ['> of timestamps', 'request.time > resource.timeCreated', 'resource.timeCreated > request.time'],
  ['>=', '2 >= 2', '1 >= 2'],
  ['+', '1 + 2 == 3', '1 + 2 == 4'],
  ['+ of int and float', '1 + 1.5 == 2.5', '1 + 1.5 == 2'],
  ['+ of strings', "'a' + 'b' == 'ab'", "'a' + 'b' == 'ba'"],
  ['-', '5 - 2 - 1 == 2', '5 - 2 - 1 == 4'],
  ['unary -', '-1 + 2 == 1', '-1 == 1'],
  ['unary - of float', '-1.5 < 0', '-1.5 > 0'],
  ['*', '15 * 1024 == 15360', '2 * 2 == 5'],
  ['* of floats', '2 * 1.5 == 3', '2 * 1.5 == 2'],
  ['/', '-5 / 2 == -2', '5 / 2 == 2.5'],
  ['/ of floats', '5 / 2.0 == 2.5', '5 / 2.0 == 2'],
  ['%', '-5 % 3 == -2', '5 % 3 == 1'],
  ['% of floats', '1.5 % 1.0 == 0.5', '1.5 % 1.0 == 1'],
  ['- of floats', '3 - 0.5 == 2.5', '3 - 0.5 == 3'],
  ['? :', 'true ? true : false', 'true ? false : true'],
  ['? : in ? :', 'false ? false : false ? false : true', 'true ? false : true ? true : true'],
  ['[] of a list', "['a', 'b'][1] == 'b'", "['a', 'b'][0] == 'b'"],
  ['[] of a map', "{'a': 1}['a'] == 1", "{'a': 1}['a'] == 2"],
  ['[] of a path', "request.path[3] == 'photos'", "request.path[0] == 'photos'"],
  ['.', "{'a': {'b': 1}}.a.b == 1", "{'a': {'b': 1}}.a.b == 2"],
  ['string escapes', `'a\\'b\\\\' == "a'b\\\\"`, `'\\n' == 'n'`],
  ['precedence of * over +', '1 + 2 * 3 == 7', '1 + 2 * 3 == 9'],
  ['precedence of < over in', "'a' < 'b' in [true]", "'b' < 'a' in [true]"],
  ['precedence of in over ==', '1 in [1] == true', '1 in [1] == false'],
  ['precedence of == over &&', 'true && 1 == 1', 'true && 1 == 2'],
  ['precedence of && over ||', 'true || false && false', '(true || false) && false'],
  ['comments', '/* not */ true // false', '/* true */ false'],
])('%s', (_, allowed, denied) => {
  test.each([
    [allowed, true],
    [denied, false],
  ])('%s', (condition, permit) => {
    // A comment to the end of the row needs a separate row.
    expect(decideCondition(`${condition}\n`, { request, resource })).toEqual({ permit, errors: [] });
  });
});

describe('has no value', () => {
  test.each([
    ["'a' < 1", 'Unsupported: string < int'],
    ['true < false', 'Unsupported: bool < bool'],
    ['[1] <= [2]', 'Unsupported: list <= list'],
    ["'a' + 1 == 'a1'", 'Unsupported: string + int'],
    ['[1] + [2] == [1, 2]', 'Unsupported: list + list'],
    ["'x' in 'xyz'", 'Unsupported: string in string'],
    ["1 in {'a': 1}", 'Unsupported: int in map'],
    ["-'a' != 'b'", 'Unsupported: -string'],
    ['!1', 'Unsupported: !int'],
    ['1 / 0 == 0', 'Division by zero'],
    ['1 % 0 == 0', 'Division by zero'],
    ['9223372036854775807 + 1 > 0', 'An int has 64 bits'],
    ["{'a': 1}.b != 1", 'There is no b'],
    ["{'a': 1}['b'] != 1", 'There is no b'],
    ['[1][1] != 1', 'There is no 1'],
    ['[1][-1] != 1', 'There is no -1'],
    ["'abc'[0] == 'a'", 'Unsupported: string[int]'],
    ['null.a != 1', 'A null has no property a'],
    ['1 ? true : true', 'A bool is needed, not int'],
    ["/a/$('') != /b", 'A path segment must be a string, neither empty nor dots'],
    ["/a/$('..') != /b", 'A path segment must be a string, neither empty nor dots'],
  ])('%s', (condition, message) => {
    const { permit, errors } = decideCondition(condition);
    expect({ permit, messages: errors.map((error) => error.message) }).toEqual({
      permit: false,
      messages: [message],
    });
  });
});
