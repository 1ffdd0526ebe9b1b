import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { noSilentCatch } from './no-silent-catch';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const silent = [{ messageId: 'silent' }];

tester.run('no-silent-catch', noSilentCatch, {
  valid: [
    { name: 'rethrows', code: 'try { a(); } catch { throw new Error("b"); }' },
    { name: 'rethrows on a condition', code: 'try { a(); } catch { if (b) throw new Error("b"); }' },
    { name: 'looks at the failure', code: 'try { a(); } catch (error) { b = sentenceOf(error); }' },
    { name: 'looks at a part of it', code: 'try { a(); } catch ({ code }) { b = code; }' },
    { name: 'reports', code: 'try { a(); } catch (error) { reportFault("b", error); }' },
    { name: 'logs', code: 'try { a(); } catch { log.error("b"); }' },
    { name: 'shows a state', code: 'try { a(); } catch { setFailed(true); }' },
    { name: 'shows a toast', code: 'try { a(); } catch { toast({ title: "b" }); }' },
    { name: 'passes a handler', code: 'a().catch(report);' },
    { name: 'passes a made handler', code: 'a().catch(reportedAs("b", null));' },
    { name: 'looks at a rejection', code: 'a().catch((error: unknown) => show(error));' },
    { name: 'looks at a rejection in then', code: 'a().then(b, (error: unknown) => fail(error));' },
    { name: 'then without a handler of failures', code: 'a().then(() => undefined);' },
    { name: 'another method', code: 'a.match(() => undefined);' },
    { name: 'reason inside', code: 'try { a(); } catch {\n// ignored: storage is blocked\n}' },
    { name: 'reason in a block comment', code: 'try { a(); } catch { /* ignored: storage is blocked */ }' },
    {
      name: 'reason before an argument',
      code: 'a().catch(\n// ignored: nobody waits for it\n() => undefined);',
    },
    {
      name: 'reason before the line',
      code: 'a(\n// ignored: nobody waits for it\nb().catch(() => undefined));',
    },
    {
      name: 'reason before the statement',
      code: '// ignored: nobody waits for it\nconst b = a()\n.then(c)\n.catch(() => undefined);',
    },
  ],
  invalid: [
    { name: 'empty', code: 'try { a(); } catch {}', errors: silent },
    { name: 'empty with a binding', code: 'try { a(); } catch (error) {}', errors: silent },
    { name: 'returns', code: 'function f() { try { a(); } catch { return null; } }', errors: silent },
    { name: 'a comment that is no reason', code: 'try { a(); } catch { /* nothing */ }', errors: silent },
    { name: 'a reason that says nothing', code: 'try { a(); } catch { /* ignored: ok */ }', errors: silent },
    {
      name: 'a reason without the colon',
      code: 'try { a(); } catch { /* ignored because of b */ }',
      errors: silent,
    },
    {
      name: 'the reason of another handler',
      code: '// ignored: nobody waits for it\na().catch(() => 1);\na().catch(() => 2);',
      errors: silent,
    },
    {
      name: 'a reason before a whole try',
      code: '// ignored: storage is blocked\ntry { a(); } catch {}',
      errors: silent,
    },
    { name: 'undefined', code: 'a().catch(() => undefined);', errors: silent },
    { name: 'an empty body', code: 'a().catch(() => {});', errors: silent },
    { name: 'an unread failure', code: 'a().catch((_error: unknown) => null);', errors: silent },
    { name: 'a function expression', code: 'a().catch(function () { return false; });', errors: silent },
    { name: 'in then', code: 'a().then(b, () => undefined);', errors: silent },
    { name: 'optional chaining', code: 'a?.().catch(() => undefined);', errors: silent },
    {
      name: 'throws only in a function that may never run',
      code: 'try { a(); } catch { b = () => { throw new Error("c"); }; }',
      errors: silent,
    },
    { name: 'tries again later', code: 'try { a(); } catch { setTimeout(b, 1); }', errors: silent },
    { name: 'calls something else', code: 'try { a(); } catch { b(); }', errors: silent },
  ],
});
