(() => {
  const page = document;
  const typed = new Map();
  const waiting = new AbortController();
  const early = { capture: true, passive: false, signal: waiting.signal };
  let start = boot;
  let replay;

  // Root attributes that style sheets use before the app starts: theme, answered cookie banner,
  // a stored scroll position, the signed-in user's initials, and an open practice session.
  const root = page.documentElement;
  const cookie = (name) =>
    decodeURIComponent(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(page.cookie)?.[1] ?? '');
  const showStored = () => {
    try {
      root.dataset.chosenTheme =
        sessionStorage.getItem('theme') ?? localStorage.getItem('theme') ?? 'system';
      root.toggleAttribute('data-consent', localStorage.getItem('cookie-consent') !== null);
      root.toggleAttribute('data-returns', 'react-router-scroll-positions' in sessionStorage);
      // Cookies are slow to read the first time: only if `menulist` shows that a user is signed in.
      const name = 'menulist' in localStorage ? cookie('name') : '';
      const initials =
        /\p{Script=Han}$/u.exec(name)?.[0] ?? name.replace(/^(\S)\S*(?:.*\s(\S))?.*$/u, '$1$2');
      root.style.setProperty('--initials', JSON.stringify(initials.toUpperCase()));
      const hasToken = () => cookie('usertoken') !== '' || 'usertoken-sealed' in localStorage;
      root.toggleAttribute('data-signed-in', name !== '' && hasToken());
      const ends = JSON.parse(localStorage.getItem('practice'))?.endsAt;
      root.toggleAttribute('data-practice', Date.parse(ends) > Date.now());
    } catch {}
  };
  showStored();
  for (const type of ['storage', 'pageshow', 'session', 'practice'])
    addEventListener(type, showStored);

  // The traffic source is stored at once: the visitor may leave before the app runs.
  const query = new URLSearchParams(location.search);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  if (query.has('resource'))
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    page.cookie = `resource=${encodeURIComponent(query.get('resource'))}; Path=/; Max-Age=15811200; SameSite=Lax${secure}`;

  const nextTurn = () => window.scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));

  async function boot() {
    start = () => {};
    if (page.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
    const { context, state, manifest, entry, imports, routes } = JSON.parse(
      page.getElementById('boot').textContent,
    );
    const ids = Object.keys(routes);
    const files = [...ids.map((id) => routes[id]), manifest, ...imports];
    // One module per task: evaluating all of them in one task would block scrolling.
    const loading = [];
    for (const file of files) {
      loading.push(import(file));
      loading.at(-1).catch(() => {});
      await nextTurn();
    }
    const modules = await Promise.all(loading);
    window.__reactRouterContext = { ...context, stream: new Response(state).body };
    window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, i) => [id, modules[i]]));
    await import(entry);
  }

  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, () => start(), early);

  addEventListener('input', ({ target }) => typed.set(target, target.value), early);

  const keepQuery = (event) => {
    const link = event.target.closest?.('a[href]');
    if (link?.origin !== location.origin) return;
    if (link.hreflang) {
      link.search = location.search;
      if (page.querySelector('[data-reader]')) link.hash = location.hash;
      // Both languages share this path: the app, once it runs, loads the other language's words.
      if (link.pathname !== location.pathname) return;
      event.preventDefault();
      replay = () => link.click();
      return;
    }
    const to = new URL(link.href);
    for (const [key, value] of query)
      if (key === 'gclid' || key.startsWith('bd_')) to.searchParams.set(key, value);
    if (to.search !== link.search) link.search = to.search;
  };
  for (const type of ['click', 'auxclick']) addEventListener(type, keepQuery, early);

  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest?.('button,[role=tab]');
      if (!button || button.popoverTargetElement || button.commandForElement) return;
      if (button.type !== 'submit' || !button.form) replay = () => button.click();
    },
    early,
  );

  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (form.method === 'dialog') return;
      event.preventDefault();
      replay = () => form.requestSubmit(submitter);
    },
    early,
  );

  addEventListener(
    'app:hydrated',
    () => {
      waiting.abort();
      for (const [field, value] of typed) {
        if (!field.isConnected || !/^(text|email|tel|search|password|textarea)/.test(field.type))
          continue;
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
        field.value = '';
        set.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (replay) setTimeout(replay);
    },
    { once: true },
  );

  // Only after the first paint: scripts would compete with the page for bandwidth.
  const afterPaint = (work) =>
    page.hidden ? work() : requestAnimationFrame(() => requestAnimationFrame(work));
  const whenIdle = () =>
    (window.requestIdleCallback ?? setTimeout)(() => start(), { timeout: 2000 });
  if (page.readyState === 'complete') afterPaint(whenIdle);
  else addEventListener('load', () => afterPaint(whenIdle));
})();
