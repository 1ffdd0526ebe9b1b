// Runs in the page before its own scripts and stores the database responses, one text per request. Listeners
// use streams that never end, which browser tools do not show while they are active.
{
  const answers = {};
  window.databaseAnswers = answers;
  let requests = 0;
  const isOfDatabase = (url) => /google\.firestore\.v1\.Firestore|:run(Aggregation)?Query/.test(url);

  const Plain = window.XMLHttpRequest;
  window.XMLHttpRequest = class extends Plain {
    open(method, url, ...rest) {
      if (isOfDatabase(String(url))) {
        requests += 1;
        const key = `${requests} ${url}`;
        answers[key] = '';
        const keep = () => {
          answers[key] = this.responseText;
        };
        this.addEventListener('progress', keep);
        this.addEventListener('load', keep);
      }
      super.open(method, url, ...rest);
    }
  };

  const plainFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await plainFetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (!isOfDatabase(url) || !response.body) return response;
    requests += 1;
    const key = `${requests} ${url}`;
    answers[key] = '';
    const [shown, kept] = response.body.tee();
    const texts = kept.pipeThrough(new TextDecoderStream()).getReader();
    const keep = async () => {
      for (let part = await texts.read(); !part.done; part = await texts.read()) answers[key] += part.value;
    };
    // ignored: a broken stream keeps what was read so far
    keep().catch(() => undefined);
    return new Response(shown, response);
  };
}
