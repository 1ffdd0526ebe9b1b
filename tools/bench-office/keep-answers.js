// Runs in the page, before its own scripts: keeps what the database answers, one text for each request. Its listeners
// hang on streams that do not end, which no tool of the browser shows as they come.
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
    // A stream that is broken off was read as far as it came.
    keep().catch(() => undefined);
    return new Response(shown, response);
  };
}
