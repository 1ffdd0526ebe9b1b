/**
 * The words of which JavaScript engines and browsers make their error messages. Don't add names, nor words that people
 * write into forms.
 */
const words = new Set(
  `
    a abort access aborted accessed after allowed already an and any apply argument arguments array asset
    assigned assignment async at attempt attempted attribute await because before bigint boolean by call
    callback called can can't cancelled cannot child class cloned closed connection constructor context
    convert converted could couldn't create css current data database deadline deadlock decode decoded
    define defined deleted deprecated depth descriptor destructure did different do document does
    doesn't due duplicate dynamically element empty encoded encountered error evaluating event exceeded
    exception execute exist exists expected expression extensible failed failure fetch fetching field
    file find finished for format found from function get getter had has have html hydrate hydration id
    identifier if import imported in inactive index indexed information initialization initialize
    initialized initializer instance integer internal invalid is isn't iterable iterate iterator json
    key large left length loading loop lost maximum method minified mismatch missing modified module
    more mutation name negative network new no node nonwritable not null number object of off on one
    only open operation or out overflow parameter parent parse permission pop position preload private
    promise properties property prototype proxy quota range read reading readonly reason received
    reference refused register regular rejected removed render request required reserved resolve
    resource response response's result return returned running same scope script security serialize
    server set setter side size snapshot some source specified stack state static storage store stream
    strict string such super suspended symbol syntax target text than that the this throw timed timeout
    to token too transaction transition tried type typeof unable unavailable undefined unexpected
    unhandled unknown unsupported update upgrade url use used using value values variable version void
    was were when which while with within without worker write yet zone
  `
    .trim()
    .split(/\s+/),
);

const longestWord = 20;
const longestMessage = 200;

/**
 * An error's message with every word that is not an engine's own replaced by '…'. Names, addresses, numbers, keys and
 * URLs can't be in the result, wherever they came from. React's production errors keep their number.
 */
export function inEngineWords(message: string): string {
  const react = /^(?:Minified )?React error #?(\d{1,4})(?:;|$)/.exec(message);
  if (react) return `React error ${react[1]}`;
  return message
    .slice(0, 10 * longestMessage)
    .split(/\s+/)
    .map(engineWord)
    .filter((word, index, all) => word !== '…' || all[index - 1] !== '…')
    .join(' ')
    .slice(0, longestMessage);
}

function engineWord(text: string): string {
  if (text.length > longestWord) return '…';
  const word = text.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
  return words.has(word) ? word : '…';
}
