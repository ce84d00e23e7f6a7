/**
 * A stand-in for the captcha's script. Sets `window.grecaptcha` with the functions that pages call
 * to render it themselves: `ready`, `render`, `reset`, `getResponse`; then calls the function named
 * in `onload`.
 */
export function captchaScript(origin: string, onload: string | null): string {
  const settings = JSON.stringify({ origin, onload }).replaceAll('<', '\\u003c');
  return `(function (settings) {
  var widgets = [];
  function frameOf(id, options) {
    var frame = document.createElement('iframe');
    var query = new URLSearchParams({ k: options.sitekey, hl: options.hl || '', id: String(id) });
    frame.title = 'reCAPTCHA';
    frame.width = '304';
    frame.height = '78';
    frame.style.border = '0';
    frame.style.maxWidth = '100%';
    frame.src = settings.origin + '/recaptcha/api2/anchor?' + query;
    return frame;
  }
  function call(options, name, value) {
    var callback = options[name];
    if (typeof callback === 'string') callback = window[callback];
    if (callback) callback(value);
  }
  window.addEventListener('message', function (event) {
    if (event.origin !== settings.origin || !event.data) return;
    var widget = widgets[event.data.id];
    if (!widget || event.source !== widget.frame.contentWindow) return;
    if (event.data.token) {
      widget.token = event.data.token;
      call(widget.options, 'callback', widget.token);
      event.source.postMessage({ isPassed: true }, event.origin);
    } else {
      call(widget.options, 'error-callback');
    }
  });
  window.grecaptcha = {
    ready: function (task) { task(); },
    render: function (place, options) {
      var element = typeof place === 'string' ? document.getElementById(place) : place;
      var id = widgets.length;
      var frame = frameOf(id, options);
      widgets.push({ frame: frame, options: options, token: '' });
      element.appendChild(frame);
      return id;
    },
    reset: function (id) {
      var widget = widgets[id || 0];
      if (!widget) return;
      widget.token = '';
      widget.frame.src = widget.frame.src;
    },
    getResponse: function (id) {
      var widget = widgets[id || 0];
      return widget ? widget.token : '';
    },
  };
  if (settings.onload && window[settings.onload]) window[settings.onload]();
})(${settings});
`;
}

const WRONG_KEY = '<div class="rc-anchor-error-msg">ERROR for site owner: Invalid site key</div>';

const LABELS: readonly (readonly [language: string, label: string])[] = [
  ['fr', 'Je ne suis pas un robot'],
  ['de', 'Ich bin kein Roboter'],
  ['it', 'Non sono un robot'],
  ['es', 'No soy un robot'],
];

/**
 * The frame with the checkbox, in the language of `hl`, by default English. For an unknown site key
 * it shows the vendor's message to the site's owner.
 */
export function captchaFrame(language: string, isOwnKey: boolean): string {
  const label = LABELS.find(([id]) => language.startsWith(id))?.[1] ?? "I'm not a robot";
  const lang = /^[a-z]{2}(-[a-z]{2})?$/i.test(language) ? language : 'en';
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<title>reCAPTCHA</title>
<style>
body { margin: 0; font: 15px/1.4 system-ui, sans-serif; color: #222; background: #f9f9f9; }
label { display: flex; gap: 12px; align-items: center; height: 74px; padding: 0 16px; border: 1px solid #c9c9c9; border-radius: 3px; box-sizing: border-box; }
input { width: 24px; height: 24px; }
</style>
${isOwnKey ? `<label><input type="checkbox" id="box">${label}</label>` : WRONG_KEY}
<script>
const id = Number(new URLSearchParams(location.search).get('id'));
const box = document.getElementById('box');
let isAsking = false;
addEventListener('message', event => {
  // Closed once the page has the token, so that nobody submits the form too early.
  if (box && event.source === parent && event.data.isPassed) box.disabled = true;
});
box?.addEventListener('change', async () => {
  if (!box.checked || isAsking) return;
  isAsking = true;
  try {
    const reply = await fetch('/recaptcha/api2/userverify' + location.search, { method: 'POST' });
    if (!reply.ok) throw new Error(String(reply.status));
    parent.postMessage({ id, token: (await reply.json()).token }, '*');
  } catch {
    box.checked = false;
    isAsking = false;
    parent.postMessage({ id }, '*');
  }
});
</script>
</html>
`;
}
