/** The executable of the tests' `gcloud`: a script on PATH calls it with the project's file. */
import { readFileSync } from 'node:fs';
import { answerGcloud } from './fake-google.mjs';

const [file = '', ...args] = process.argv.slice(2);
const input = args.includes('--data-file=-') ? readFileSync(0, 'utf8') : '';
const { code, output, errors } = answerGcloud(file, args, input);
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = code;
