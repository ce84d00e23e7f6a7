/**
 * A stand-in for the advertising tool's script: reads the queued calls in `window.adroll`, replaces
 * its `track`, and reports each call to `<origin>/adroll/collect` as `{page, advertiser, event,
 * data}`.
 */
export function adScript(origin: string): string {
  return `(function (address) {
  var before = Array.isArray(window.adroll) ? window.adroll.slice() : [];
  function track(event, data) {
    var body = JSON.stringify({
      page: location.href, advertiser: window.adroll_adv_id, event: event, data: data || {},
    });
    fetch(address, { method: 'POST', body: body, keepalive: true }).catch(function () {});
  }
  window.adroll = { track: track };
  before.forEach(function (call) { if (call[0] === 'track') track(call[1][0], call[1][1]); });
})(${JSON.stringify(`${origin}/adroll/collect`)});
`;
}
