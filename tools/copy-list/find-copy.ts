import ts from 'typescript';
import { isSeen } from './is-seen';

/** A visible text, and the row of the source file on which it starts. */
export interface Copy {
  readonly line: number;
  readonly text: string;
}

/** Every text in a source file that people may see. */
export function findCopy(fileName: string, source: string): Copy[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const found: Copy[] = [];

  const add = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ line: line + 1, text: squeeze(text) });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      visitJsx(node);
      return;
    }
    const text = textOf(node);
    if (text !== undefined && isSeen(node, text)) add(node, text);
    ts.forEachChild(node, visit);
  };

  /** An element with its own text is one entry with everything inside it, so that a sentence isn't split. */
  const visitJsx = (node: ts.JsxElement | ts.JsxFragment): void => {
    if (hasWords(node)) {
      const words = node.children.find((child) => jsxText(child).trim() !== '') ?? node;
      add(words, jsxText(node));
      visitInside(node);
    } else ts.forEachChild(node, visit);
  };

  /** What the entry doesn't include: attributes, and the texts inside its expressions. */
  const visitInside = (node: ts.Node): void => {
    ts.forEachChild(node, (child) => {
      if (ts.isJsxElement(child)) visitInside(child);
      else if (ts.isJsxExpression(child) && child.expression && textOf(child.expression) !== undefined)
        ts.forEachChild(child.expression, visit);
      else if (!ts.isJsxText(child)) visit(child);
    });
  };

  visit(file);
  return found;
}

function hasWords(node: ts.JsxElement | ts.JsxFragment): boolean {
  return node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
}

function jsxText(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text.replace(/^\s*\n\s*|\s*\n\s*$/gu, '');
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.map(jsxText).join('');
  if (ts.isJsxSelfClosingElement(node)) return `<${node.tagName.getText()}>`;
  if (!ts.isJsxExpression(node) || !node.expression) return '';
  return textOf(node.expression) ?? placeholder(node.expression);
}

/** A string, or a template with a placeholder for each value. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map((span) => placeholder(span.expression) + span.literal.text);
  return node.head.text + spans.join('');
}

function placeholder(node: ts.Node): string {
  const code = squeeze(node.getText());
  return `{${code.length > 40 ? '…' : code}}`;
}

const squeeze = (text: string) => text.replace(/\s+/gu, ' ').trim();
