// Every word is written in pieces, so that this file does not break its own rule.
const words: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: new RegExp(`(^|[\\s"'\`(=:])/(${['wo' + 'rk', 'ro' + 'ot', 'ho' + 'me', 'Us' + 'ers'].join('|')})/[\\w.-]`, 'm'), why: 'a path of one machine' },
  { pattern: new RegExp(`/tmp/${'br' + 'ief'}|/tmp/${'ba' + 'sh_'}`), why: 'a path of one machine' },
  { pattern: new RegExp(`https?://(${['regi' + 'stry', 'arti' + 'factory', 'nex' + 'us', 'verd' + 'accio', 'mir' + 'ror'].join('|')})[.:/-]`, 'i'), why: 'a package host' },
  { pattern: new RegExp(`"${'resol' + 'ved'}": "http`), why: 'a package host' },
  { pattern: new RegExp(`\\b(${['clau' + 'de', 'anthro' + 'pic', 'open' + 'ai', 'chat' + 'gpt', 'copi' + 'lot', 'gemi' + 'ni'].join('|')})\\b`, 'i'), why: 'who or what wrote it does not matter' },
  { pattern: new RegExp(`\\b(${['language mo' + 'del', 'AI help' + 'er', 'AI assis' + 'tant', 'as an A' + 'I', 'sub-?age' + 'nt', 'coding age' + 'nt', 'help' + 'er session', 'this sess' + 'ion wrote'].join('|')})\\b`, 'i'), why: 'who or what wrote it does not matter' },
  { pattern: new RegExp(`\\b${'iss' + 'ues'} show\\b|\\b${'iss' + 'ue'} #?\\d+\\b`, 'i'), why: 'numbers of a tracker mean nothing here' },
  { pattern: new RegExp(`\\b(ghp|gho|npm|sk)_[A-Za-z0-9]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY`), why: 'a secret' },
];

/** Words that a file of this repository never says, with the first line that does. */
export function checkWords(path: string, text: string): string[] {
  return words.flatMap(({ pattern, why }) => {
    const index = text.search(pattern);
    return index < 0 ? [] : [`${path}:${text.slice(0, index + 1).split('\n').length} has ${why}`];
  });
}
