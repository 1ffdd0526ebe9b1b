import { describe, expect, test } from 'vitest';
import { inRules } from './decide-condition';
import { LoadError } from './load-error';
import { loadRules } from './load-rules';

function loadError(source: string): string | undefined {
  try {
    loadRules(source);
  } catch (error) {
    if (error instanceof LoadError) return `${error.at.line}:${error.at.column} ${error.message}`;
    throw error;
  }
}

// The condition starts at line 4, column 1.
const condition = (text: string) => loadError(inRules(`match /{folder}/{file} { allow get: if\n${text}; }`));
const block = (text: string) => loadError(inRules(text));

describe('unsupported in a condition', () => {
  test.each([
    ['variable', 'nobody == 1', '4:1 Unknown variable: nobody'],
    ['variable: firestore alone', 'firestore == 1', '4:11 Expected'],
    ['function', 'true && exists(/a/b)', '4:9 Unknown function: exists'],
    ['namespace', 'math.abs(1) == 1', '4:6 Unknown method: abs'],
    ['method', "file.lower() == 'a'", '4:6 Unknown method: lower'],
    ['method with too few arguments', 'file.matches()', '4:6 matches takes 1 arguments, not 0'],
    ['method with too many arguments', 'file.size(1) == 1', '4:6 size takes 0 arguments, not 1'],
    ['type', 'file is bytes', '4:9 Unknown type: bytes'],
    ['field of request', 'request.params == null', '4:9 Unknown field: params'],
    ['field of request.auth', "request.auth.email == 'a'", '4:14 Unknown field: email'],
    ['field of request.resource', 'request.resource.data == null', '4:18 Unknown field: data'],
    ['field of resource', 'resource.sise > 0', '4:10 Unknown field: sise'],
    [
      'field of a document',
      "firestore.get(/databases/(default)/documents/a/b).id == 'b'",
      '4:51 Unknown field: id',
    ],
    ['firestore function', 'firestore.getAfter(/a/b)', '4:11 Unknown function: firestore.getAfter'],
    ['document path', 'firestore.exists(/admins/$(file))', '4:18 A document path is'],
    ['collection path', 'firestore.exists(/databases/(default)/documents/a)', '4:18 A document path is'],
    ['other database', 'firestore.exists(/databases/other/documents/a/b)', '4:18 A document path is'],
    ['computed document path', 'firestore.exists(request.path)', '4:26 A document needs a literal path'],
    ['operator &', 'true & true', '4:6 Expected'],
    ['operator ===', '1 === 1', '4:5 Expected'],
    ['operator =', '1 = 1', '4:3 Expected'],
    ['operator --', '--1 == 1', '4:1 Expected'],
    ['operator and', 'true and true', '4:6 Expected'],
    ['division without a space', '1/2 == 0', '4:2 Expected'],
    ['range', "file[0:2] == 'ab'", '4:7 Expected'],
    ['regular expression', '/a.*/', '4:6 Expected'],
    ['trailing comma', '[1,] == [1]', '4:4 Expected'],
    ['computed map key', '{file: 1} == {}', '4:2 Expected'],
    ['string escape', "'\\.' == '.'", '4:3 Expected'],
    ['number', '1e3 == 1000', '4:2 Expected'],
    ['large int', '9223372036854775808 > 0', '4:1 An int has 64 bits'],
    ['keyword as variable', 'match == 1', '4:1 Expected'],
    ['computed pattern', 'file.matches(folder)', '4:14 A pattern must be a literal string'],
    ['pattern', "file.matches('(?i)a')", '4:14 Unknown in a pattern: (?i'],
    ['separator of nothing', "file.split('') == []", '4:12 A separator must not match the empty string'],
  ])('%s', (_, text, message) => {
    expect(condition(text)).toContain(message);
  });
});

describe('unsupported outside conditions', () => {
  test.each([
    ['allow method', 'match /a {\nallow get, create, upload: if true; }', '4:20 Unknown in allow: upload'],
    ['allow without a condition', 'match /a {\nallow get; }', '4:10 Expected'],
    ['allow without if', 'match /a {\nallow get: true; }', '4:12 Expected'],
    ['allow without ;', 'match /a {\nallow get: if true }', '4:20 Expected'],
    ['segment', 'match /a/*.jpg {}', '3:10 Expected'],
    ['{x=*}', 'match /{x=*} {}', '3:11 Expected'],
    ['more after {x=**}', 'match /{x=**}/a {}', '3:9 Nothing may follow {x=**}'],
    ['match within {x=**}', 'match /{x=**} { match /a {} }', '3:9 Nothing may follow {x=**}'],
    ['duplicate wildcard', 'match /{x}/{x} {}', '3:13 The name is taken: x'],
    ['wildcard of an outer match', 'match /{x} { match /{x} {} }', '3:22 The name is taken: x'],
    ['wildcard named request', 'match /{request} {}', '3:9 The name is taken: request'],
    ['parameter named resource', 'function f(resource) { return true; }', '3:12 The name is taken: resource'],
    ['duplicate let', 'function f() { let a = 1; let a = 2; return a; }', '3:31 The name is taken: a'],
    [
      'let used before its definition',
      'function f() { let a = b; let b = 2; return a; }',
      '3:24 Unknown variable: b',
    ],
    [
      'variable of another function',
      'function f(a) { return a; }\nfunction g() { return a; }',
      '4:23 Unknown variable: a',
    ],
    [
      'eleven lets',
      `function f() { ${Array.from({ length: 11 }, (_, i) => `let a${i} = 1;`).join(' ')} return true; }`,
      '3:10 A function has at most 10 lets',
    ],
    [
      'duplicate function',
      'function f() { return 1; }\nfunction f() { return 2; }',
      '4:10 The name is taken: f',
    ],
    [
      'function of an inner block',
      'function g() { return f(); }\nmatch /a { function f() { return 1; } }',
      '3:23 Unknown',
    ],
    [
      'number of arguments',
      'function f(a) { return a; }\nfunction g() { return f(); }',
      '4:23 f takes 1 arguments, not 0',
    ],
    ['function without return', 'function f() { }', '3:16 Expected'],
    ['recursion', 'function f() { return f(); }', '3:10 Recursive: f'],
    ['recursion of two', 'function f() { return g(); }\nfunction g() { return f(); }', '3:10 Recursive: f'],
  ])('%s', (_, text, message) => {
    expect(block(text)).toContain(message);
  });

  test.each([
    ['no version', 'service firebase.storage {}', '1:1 Expected'],
    ['version 1', "rules_version = '1';\nservice firebase.storage {}", '1:17 Expected'],
    ['another service', "rules_version = '2';\nservice cloud.firestore {}", '2:9 Expected'],
    [
      'allow in the service',
      "rules_version = '2';\nservice firebase.storage { allow get: if true; }",
      '2:28 Expected',
    ],
    ['a second service', inRules('') + '\nservice firebase.storage {}', '5:1 Expected'],
    ['an import', "rules_version = '2';\nimport 'a';", '2:1 Expected'],
    ['nothing', '', '1:1 Expected'],
  ])('%s', (_, source, message) => {
    expect(loadError(source)).toContain(message);
  });

  test('the same rules without the error can be loaded', () => {
    const rules = `
      function f(a) { let b = a; return g(b); }
      function g(a) { return a == 1; }
      match /{x}/{rest=**} { allow get, create: if f(1) && x.matches('[a-z]+') && request.auth.uid == x; }
    `;
    expect(block(rules)).toBeUndefined();
  });
});
