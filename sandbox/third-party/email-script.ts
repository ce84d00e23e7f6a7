/**
 * A stand-in for the email tool's script: replaces `window.klaviyo`, reads the queued commands,
 * and reports each to `<origin>/klaviyo/collect` as `{page, event, data}`.
 */
export function emailScript(origin: string): string {
  return `(function (address) {
  var before = Array.isArray(window.klaviyo) ? window.klaviyo : [];
  function report(command) {
    var body = JSON.stringify({ page: location.href, event: command[1], data: command[2] || {} });
    fetch(address, { method: 'POST', body: body, keepalive: true }).catch(function () {});
  }
  window.klaviyo = {
    push: function () { Array.prototype.forEach.call(arguments, report); },
    track: function (event, data) { report(['track', event, data]); },
  };
  before.forEach(report);
})(${JSON.stringify(`${origin}/klaviyo/collect`)});
`;
}
