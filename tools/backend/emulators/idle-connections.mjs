/**
 * Preloaded into the emulator suite (`node --import`): idle connections stay open. Otherwise a server closes one after 5
 * seconds, and a caller may reuse it at that moment; on a busy machine the server even closes one that has just been used, because
 * its timer is late, and the call fails.
 */
import http from 'node:http';

const { listen } = http.Server.prototype;
http.Server.prototype.listen = function listenWithoutEnd(...options) {
  this.keepAliveTimeout = 0;
  return listen.apply(this, options);
};
