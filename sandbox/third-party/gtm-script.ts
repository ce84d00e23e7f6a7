/**
 * A stand-in for the tag manager's script: marks itself as loaded and reports each push to the data
 * layer, those before it included, to `<origin>/collect` as
 * `{container, page, event, data}`.
 */
export function gtmScript(origin: string, container: string, layer: string): string {
  const settings = JSON.stringify({ origin, container, layer }).replaceAll('<', '\\u003c');
  return `(function (settings) {
  var layer = (window[settings.layer] = window[settings.layer] || []);
  window.google_tag_manager = window.google_tag_manager || {};
  window.google_tag_manager[settings.container] = { dataLayer: { name: settings.layer } };
  function plain(key, value) {
    return value instanceof Node || value === window ? undefined : value;
  }
  function report(item) {
    var data = Object.prototype.toString.call(item) === '[object Arguments]' ? Array.from(item) : item;
    var event = (data && data.event) || null;
    try {
      var body = JSON.stringify(
        { container: settings.container, page: location.href, event: event, data: data },
        plain,
      );
      fetch(settings.origin + '/collect', { method: 'POST', body: body, keepalive: true }).catch(
        function () {},
      );
    } catch (error) {
      console.warn('A data layer entry could not be reported.', error);
    }
  }
  layer.slice().forEach(report);
  var push = layer.push;
  layer.push = function () {
    Array.prototype.forEach.call(arguments, report);
    return push.apply(layer, arguments);
  };
})(${settings});
`;
}
