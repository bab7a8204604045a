import type { Call } from '../../../contract/call.ts';
import { commonErrors, ErrorCode, errorTextsOf } from '../../../contract/errors.ts';
import { LIVE_PATH } from '../../../contract/live.ts';
import { describe, type FieldRow } from './describe.ts';

const ACCESS: Readonly<Record<Call['token'], string>> = {
  none: 'no token',
  optional: 'token optional',
  required: 'token required',
};

const RATES: Readonly<Record<Call['rate'], string>> = {
  usual: '20 a second for a player',
  money: '5 a second for a player',
  'sign-in': '2 a second for an address',
};

/** Renders the contract's reference page as HTML. */
export function referencePage(calls: readonly Call[], prefix: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Perya: the calls</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/api.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header class="top">
<p class="mark">Perya</p>
<h1>The calls</h1>
<p>${calls.length} calls, generated from the contract that the server answers and the lobby asks by.</p>
</header>
<div class="frame">
<nav aria-label="Calls"><details open><summary>Calls</summary><ul>
${calls.map((call) => `<li><a href="#${anchor(call.name)}">${escape(call.name)}</a></li>`).join('\n')}
<li><a href="#live">Live stream</a></li>
<li><a href="#errors">Error codes</a></li>
</ul></details></nav>
<main id="calls">
${introduction(prefix)}
${calls.map((call) => section(call, prefix)).join('\n')}
${liveSection()}
${errorSection()}
</main>
</div>
</body>
</html>
`;
}

const introduction = (prefix: string): string => `<section class="card">
<h2>Every call</h2>
<p>POST <code>${prefix}&lt;name&gt;</code> with a JSON body of at most 64 KiB. The token goes in the <code>authorization</code>
header as it is. The language of messages comes from <code>x-locale</code> or <code>accept-language</code> (en, fil).</p>
<p>Every answer carries <code>errcode</code> (0 is success) and <code>serverTime</code> (milliseconds since 1970); when
errcode is not 0 also <code>message</code>, for 9001 <code>fields</code> as {path: code}, and <code>detail</code> with the
numbers of the message. A known call is answered with status 200; 404, 400, 413 and 415 go with 9003 to 9006.</p>
<p>Money is an integer number of hundredths. The common fields appId, channel, clientReferrer, platform, appVersion and
appWebName may be added to every body.</p>
</section>`;

function section(call: Call, prefix: string): string {
  const flags = [
    `<span class="flag ${call.token}">${ACCESS[call.token]}</span>`,
    ...(call.endsSessionOn401 ? [] : ['<span class="flag">a 401 does not end the session</span>']),
    `<span class="flag quiet">${RATES[call.rate]}</span>`,
  ];
  return `<section class="card" id="${anchor(call.name)}">
<h2><a href="#${anchor(call.name)}">${escape(call.name)}</a></h2>
<p>${escape(call.about)}</p>
<p class="flags">${flags.join(' ')}</p>
<p class="path"><code>POST ${prefix}${escape(call.name)}</code></p>
${table('Request', describe(call.request))}
${table('Response', describe(call.response))}
${call.errors.length === 0 ? '' : `<h3>Errors</h3>${errorList(call.errors)}`}
</section>`;
}

function table(title: string, rows: readonly FieldRow[]): string {
  if (rows.length === 0) return `<h3>${title}</h3><p class="none">Nothing beyond the common fields.</p>`;
  return `<h3>${title}</h3>
<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Rules</th></tr></thead>
<tbody>
${rows.map(fieldRow).join('\n')}
</tbody></table></div>`;
}

const fieldRow = ({ name, depth, type, optional, rules }: FieldRow): string =>
  `<tr class="d${Math.min(depth, 4)}"><th scope="row"><code>${escape(name)}</code>${optional ? ' <i>optional</i>' : ''}</th>` +
  `<td>${escape(type)}</td><td>${escape(rules)}</td></tr>`;

const liveSection = (): string => `<section class="card" id="live">
<h2><a href="#live">Live stream</a></h2>
<p>GET <code>${LIVE_PATH}</code>, a <code>text/event-stream</code>. Each data line is one message as JSON:
<code>hello</code> at once and every 20 s, <code>balance</code>, <code>pools</code>, <code>winners</code>,
<code>sessionEnded</code>. With a token the private messages come too; a dead one is answered with
<code>sessionEnded</code>, and the stream ends.</p>
</section>`;

const errorSection = (): string => `<section class="card" id="errors">
<h2><a href="#errors">Error codes</a></h2>
<p>Any call may answer ${commonErrors.map((code) => `<code>${code}</code>`).join(', ')}; the others where they are listed.</p>
${errorList(Object.values(ErrorCode))}
</section>`;

const errorList = (codes: readonly ErrorCode[]): string =>
  `<dl class="errors">${codes
    .map((code) => {
      const { about, en, fil } = errorTextsOf(code);
      return `<dt><code>${code}</code></dt><dd>${escape(about)}<br><q lang="en">${escape(en)}</q><br><q lang="fil">${escape(fil)}</q></dd>`;
    })
    .join('')}</dl>`;

const anchor = (name: string): string => name.replace(/[^\w-]/g, '-');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
