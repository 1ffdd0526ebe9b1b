import ts from 'typescript';

/** Attributes and properties whose text is shown or spoken, even a single short word. */
const shown =
  /^(?:aria-?label|aria-?description|alt|caption|children|cta|description|detail|heading|help|helperText|hint|intro|label|message|name|note|placeholder|preview|question|answer|subject|subtitle|summary|text|title|tooltip|words?)$/iu;

/** Attributes and properties that hold styles, addresses or code. */
const unseen =
  /^(?:className|class|css|d|data-.*|font\w*|grid\w*|href|id|imports?|key|path|rel|role|src|srcSet|sizes|style|sx|target|to|transition|transform|type|viewBox|animation|border\w*|boxShadow|background\w*|margin|padding|inset)$/u;

/** Calls whose text is for a log, an element, a header or a developer. */
const unseenCalls =
  /^(?:console|log|logger|document|headers|response\.set|Error|TypeError|RangeError|Failure|css|styled|keyframes|querySelector.*|addEventListener|matchMedia|createElement|setAttribute|import|RegExp|collection|doc|where|orderBy)$/u;

/** Whether a string in this position is a text for people. */
export function isSeen(node: ts.Node, text: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  const place = placeOf(node);
  if (place === 'unseen') return false;
  if (place === 'shown') return !/^(?:[a-z][\w.:/-]*|#\w+)$/u.test(text);
  return looksWritten(text);
}

/** Two adjacent words, or one capitalized like a label. */
function looksWritten(text: string): boolean {
  if (looksLikeCode(text)) return false;
  return /\p{L}[\p{L}’'-]*[,.:;!?)”’]* +[(“‘]?\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?…:]*$/u.test(text);
}

function looksLikeCode(text: string): boolean {
  return (
    /\b\d+(?:px|rem|em|ms|vh|vw|fr)\b|var\(--|(?:min|max|minmax|calc|clamp|rgba?)\(|=>|[;{]\s*[\w-]+\s*:|https?:\/\/\S+$/u.test(
      text.replace(/^.*\{[^}]*\}/u, ''),
    ) ||
    /^(?:#|@font|ease|solid|dashed|max-age|public, |private, |no-store|default-src|script-src|\w+(?:-\w+)+(?: \w+(?:-\w+)+)*$)/u.test(
      text,
    )
  );
}

type Place = 'shown' | 'unseen' | 'elsewhere';

/** What a string is for, by the nearest enclosing node that shows it. */
function placeOf(node: ts.Node): Place {
  for (let inner = node, outer = node.parent; ; inner = outer, outer = outer.parent) {
    if (ts.isSourceFile(outer) || ts.isStatement(outer)) {
      return ts.isImportDeclaration(outer) || ts.isExportDeclaration(outer) ? 'unseen' : 'elsewhere';
    }
    if (ts.isTypeNode(outer) || ts.isTaggedTemplateExpression(outer) || ts.isCaseClause(outer))
      return 'unseen';
    if (ts.isElementAccessExpression(outer) && outer.argumentExpression === inner) return 'unseen';
    if (isComparison(outer)) return 'unseen';
    if (ts.isConditionalExpression(outer) && outer.condition === inner) return 'unseen';
    if ((ts.isCallExpression(outer) || ts.isNewExpression(outer)) && outer.expression !== inner) {
      if (calledNames(outer.expression).some((name) => unseenCalls.test(name))) return 'unseen';
      // Its arguments: the code, the log message, and the message for the person.
      if (outer.expression.getText() === 'AppError' && outer.arguments?.[1] === inner) return 'unseen';
    }
    if (ts.isJsxAttribute(outer) || ts.isPropertyAssignment(outer)) {
      if (outer.name === inner) return 'unseen';
      const name = outer.name.getText().replaceAll(/^['"]|['"]$/gu, '');
      if (unseen.test(name)) return 'unseen';
      if (shown.test(name)) return 'shown';
      if (ts.isJsxAttribute(outer)) return 'elsewhere';
    }
  }
}

function isComparison(node: ts.Node): boolean {
  return (
    ts.isBinaryExpression(node) &&
    [
      ts.SyntaxKind.EqualsEqualsEqualsToken,
      ts.SyntaxKind.ExclamationEqualsEqualsToken,
      ts.SyntaxKind.InKeyword,
    ].includes(node.operatorToken.kind)
  );
}

/** The names by which a call may be listed: `log.warn` as a whole, and each of its parts. */
function calledNames(called: ts.Expression): string[] {
  const text = called.getText();
  return [text, ...text.split('.')];
}
