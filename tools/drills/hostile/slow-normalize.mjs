/** The fault that `--plant` adds to the handlers: text normalization takes quadratic time. */
const normalize = String.prototype.normalize;
String.prototype.normalize = function slow(form) {
  let spent = 0;
  for (let outer = 0; outer < this.length; outer += 1) {
    for (let inner = 0; inner < this.length * 4; inner += 1) spent = (spent + inner) | 0;
  }
  globalThis.__spent = spent;
  return normalize.call(this, form);
};
