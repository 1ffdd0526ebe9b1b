import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readCode } from './read-code';

/** A path of fewer numbers is no code. */
const fewest = 400;

/** What the QR codes in a PDF say, as a program reads them from the drawn rectangles. */
export async function codesOf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const codes: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    fnArray.forEach((operator, index) => {
      if (operator !== OPS.constructPath) return;
      const [, [path]] = argsArray[index] as [number, [Float32Array | null]];
      if (path && path.length > fewest) codes.push(codeIn(path));
    });
  }
  await task.destroy();
  return codes;
}

/** pdf.js gives a rectangle as its corners: move, three lines, close. */
const numbersEach = 13;

function codeIn(path: Float32Array): string {
  const rectangles = Array.from({ length: path.length / numbersEach }, (_, index) => {
    const corner = (at: number) => path[index * numbersEach + at] ?? NaN;
    return { left: corner(1), bottom: corner(2), right: corner(7), top: corner(8) };
  });
  const left = Math.min(...rectangles.map((each) => each.left));
  const top = Math.max(...rectangles.map((each) => each.top));
  const parts = rectangles.map((each) => ({
    x: each.left - left,
    y: top - each.top,
    width: each.right - each.left,
    height: each.top - each.bottom,
  }));
  return readCode(parts, parts[0]?.height);
}
