// Brings the search, the choice of light and dark, copying of code and the console. The pages are read without it.
'use strict';

const base = document.currentScript.dataset.base;
const root = document.documentElement;

/** Storage may be forbidden; then nothing is remembered. */
function remember(storage, key, value) {
  try {
    if (value === undefined) return window[storage].getItem(key);
    window[storage].setItem(key, value);
  } catch {
    return null;
  }
}

// Before the first paint, so that nothing flashes.
const wanted = remember('localStorage', 'docs-theme');
if (wanted === 'light' || wanted === 'dark') root.dataset.theme = wanted;

document.addEventListener('DOMContentLoaded', () => {
  bringTheme(document.querySelector('[data-theme-toggle]'));
  bringSearch(document.querySelector('[data-search]'));
  bringCopying();
  bringScrolling();
  bringConsoles();
  const menu = document.getElementById('menu');
  const current = menu.querySelector('[aria-current]')?.closest('li');
  if (current && current.offsetTop + current.offsetHeight > menu.clientHeight)
    menu.scrollTop = current.offsetTop - 120;
  menu.addEventListener('keydown', event => {
    if (event.key === 'Escape' && location.hash === '#menu') location.hash = '#main';
  });
});

function bringTheme(button) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : system.matches);
  const show = () => {
    button.textContent = isDark() ? 'Light' : 'Dark';
    button.setAttribute('aria-label', `Show the ${isDark() ? 'light' : 'dark'} colours`);
  };
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    remember('localStorage', 'docs-theme', root.dataset.theme);
    show();
  });
  system.addEventListener('change', show);
  button.hidden = false;
  show();
}

function bringSearch(box) {
  const input = box.querySelector('input');
  const list = box.querySelector('ul');
  const state = { entries: null, found: [], at: -1 };
  box.hidden = false;

  const load = () =>
    (state.entries ??= fetch(`${base}/docs/search-index.json`).then(answer => answer.json()));
  const close = () => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
    state.at = -1;
  };
  const mark = at => {
    state.at = at;
    [...list.children].forEach((item, index) => item.setAttribute('aria-selected', String(index === at)));
    if (at < 0) return input.removeAttribute('aria-activedescendant');
    input.setAttribute('aria-activedescendant', `found-${at}`);
    list.children[at].scrollIntoView({ block: 'nearest' });
  };
  const open = entry => {
    close();
    location.assign(entry.url);
  };
  const show = async () => {
    const text = input.value;
    if (!text.trim()) return close();
    const entries = await load();
    if (input.value !== text) return;
    state.found = search(entries, text);
    list.replaceChildren(...state.found.map(resultItem));
    if (state.found.length === 0) list.replaceChildren(emptyItem());
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    mark(state.found.length > 0 ? 0 : -1);
  };

  input.addEventListener('focus', () => void load());
  input.addEventListener('input', () => void show());
  input.addEventListener('blur', close);
  input.addEventListener('keydown', event => {
    const count = state.found.length;
    if (event.key === 'Escape') close();
    else if (list.hidden || count === 0) return;
    else if (event.key === 'ArrowDown') mark((state.at + 1) % count);
    else if (event.key === 'ArrowUp') mark((state.at - 1 + count) % count);
    else if (event.key === 'Enter') open(state.found[state.at]);
    else return;
    event.preventDefault();
  });
  list.addEventListener('mousedown', event => {
    event.preventDefault(); // the field keeps the focus, so that the list stays until the click
    const index = [...list.children].indexOf(event.target.closest('li'));
    if (state.found[index]) open(state.found[index]);
  });
  document.addEventListener('keydown', event => {
    const typing = event.target.closest?.('input, textarea, select');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

/** The entries that hold every word; those whose title does come first. */
function search(entries, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .map(entry => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, 12)
    .map(({ entry }) => entry);
}

/** Words count where they begin a word of the entry; within one they count little, as “port” does in “import”. */
function scoreOf({ title, within, text }, words) {
  let score = 0;
  for (const word of words) {
    const found = [title, within, text].map(part => placeOf(part.toLowerCase(), word));
    const best = Math.max(...found.map((place, index) => worth[place][index]));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

/** What a word counts in the title, in the place where it stands, and in the text of an entry. */
const worth = {
  first: [11, 4, 2],
  begin: [10, 4, 2],
  part: [6, 4, 2], // of a name such as flow_locked
  inside: [1.5, 1, 0.5],
  none: [0, 0, 0],
};

/** The best place at which a word stands in a text. */
function placeOf(text, word) {
  const places = new Set();
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0) return 'first';
    places.add(/\W/.test(text[at - 1]) ? 'begin' : text[at - 1] === '_' ? 'part' : 'inside');
  }
  return ['begin', 'part', 'inside'].find(place => places.has(place)) ?? 'none';
}

function resultItem(entry, index) {
  const item = document.createElement('li');
  item.id = `found-${index}`;
  item.setAttribute('role', 'option');
  const within = document.createElement('small');
  within.textContent = entry.within;
  item.append(entry.title, within);
  return item;
}

function emptyItem() {
  const item = document.createElement('li');
  item.setAttribute('role', 'option');
  item.setAttribute('aria-disabled', 'true');
  item.textContent = 'Nothing found';
  return item;
}

function bringCopying() {
  if (!navigator.clipboard) return;
  for (const block of document.querySelectorAll('pre.code > code')) {
    const pre = block.parentElement;
    const box = document.createElement('div');
    box.className = 'code-box';
    pre.replaceWith(box);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.textContent);
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    });
    box.append(pre, button);
  }
}

/** What is too wide for its place is scrolled with the keyboard too; what fits is no stop on the way. */
function bringScrolling() {
  const check = new ResizeObserver(changes => {
    for (const { target } of changes) {
      const isCut = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      if (isCut) target.tabIndex = 0;
      else target.removeAttribute('tabindex');
    }
  });
  for (const box of document.querySelectorAll('pre.code, .scroll')) check.observe(box);
}

/** The key of the console lives in this tab alone. */
const keyName = 'docs-api-key';

function bringConsoles() {
  for (const box of document.querySelectorAll('[data-console]')) {
    box.hidden = false;
    box.querySelector('form').addEventListener('submit', event => {
      event.preventDefault();
      void send(event.target);
    });
  }
  const keys = [...document.querySelectorAll('[data-key]')];
  for (const field of keys) {
    field.value = remember('sessionStorage', keyName) ?? '';
    field.addEventListener('input', () => {
      remember('sessionStorage', keyName, field.value);
      for (const other of keys) other.value = field.value;
    });
  }
}

async function send(form) {
  const state = form.querySelector('[data-state]');
  const shown = form.querySelector('[data-answer]');
  const button = form.querySelector('button[type=submit]');
  button.disabled = true;
  state.textContent = 'Waiting for the answer …';
  const started = performance.now();
  try {
    const answer = await fetch(addressOf(form), optionsOf(form));
    const text = await answer.text();
    const took = Math.round(performance.now() - started);
    state.textContent = `${answer.status} ${answer.statusText} in ${took} ms`;
    shown.textContent = readable(text) || '(no body)';
  } catch (error) {
    state.textContent = 'There was no answer.';
    shown.textContent = String(error.message);
  }
  shown.hidden = false;
  button.disabled = false;
}

function addressOf(form) {
  let path = form.dataset.path;
  for (const field of form.querySelectorAll('[data-path]')) {
    path = path.replace(`{${field.dataset.path}}`, encodeURIComponent(field.value));
  }
  const query = new URLSearchParams();
  for (const field of form.querySelectorAll('[data-query]')) {
    if (field.value !== '') query.set(field.dataset.query, field.value);
  }
  return `${base}${path}${query.size > 0 ? `?${query}` : ''}`;
}

function optionsOf(form) {
  const headers = {};
  const key = form.querySelector('[data-key]')?.value.trim();
  if (key) headers.Authorization = `Bearer ${key}`;
  for (const field of form.querySelectorAll('[data-header]')) {
    if (field.value !== '') headers[field.dataset.header] = field.value;
  }
  const body = form.querySelector('[data-body]')?.value;
  if (body) headers['Content-Type'] = 'application/json';
  return { method: form.dataset.method, headers, body: body || undefined, cache: 'no-store' };
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
