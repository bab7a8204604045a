/**
 * Removes the dots with which this rule and its tests write forbidden words, so that they do not break the rule
 * themselves.
 */
export const undotted = (text: string): string => text.replaceAll('·', '');

const rule = (pattern: string, why: string, flags = 'i') => ({
  pattern: new RegExp(undotted(pattern), flags),
  why,
});
const MACHINE = 'a path of one machine';
const AUTHOR = 'who or what wrote it, which does not matter';

const rules = [
  rule('(^|[\\s"\'`(=:])/(wo·rk|ro·ot|ho·me|Us·ers)/[\\w.-]', MACHINE, 'm'),
  rule('/tmp/(br·ief|ba·sh_)', MACHINE),
  rule('https?://(regi·stry|arti·factory|ne·xus|verd·accio|mir·ror)[.:/-]', 'a package host'),
  rule('"resol·ved": "http', 'a package host'),
  rule('\\b(clau·de|anthro·pic|open·ai|chat·gpt|copi·lot|gemi·ni)\\b', AUTHOR),
  rule(
    '\\b(language mo·del|AI help·er|AI assis·tant|as an A·I|sub-?age·nt|coding age·nt|help·er session)\\b',
    AUTHOR,
  ),
  rule('\\biss·ues show\\b|\\biss·ue #?\\d+\\b', 'a number of a tracker'),
  rule('\\b(ghp|gho|npm|sk)_[A-Za-z0-9]{20,}|-----BEGIN [A-Z ]*PRIVATE KEY', 'a secret', ''),
];

/** Returns the forbidden texts in a file, each with the first line that contains it. */
export function checkForbiddenText(path: string, text: string): string[] {
  return rules.flatMap(({ pattern, why }) => {
    const index = text.search(pattern);
    return index < 0 ? [] : [`${path}:${text.slice(0, index + 1).split('\n').length} has ${why}`];
  });
}
