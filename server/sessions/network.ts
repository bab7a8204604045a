import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a provider gives to one customer: the first 64 bits. */
const CUSTOMER_GROUPS = 4;
/** Groups of an IPv6 address that a provider gives to one site: the first 48 bits. */
const SITE_GROUPS = 3;

/**
 * Returns what counts as one address for limits: an IPv4 address, or the /64 of an IPv6 address, since whoever has one
 * address of it has them all. An IPv4 address inside an IPv6 one (::ffff:203.0.113.7) counts as what it is.
 */
export const networkOf = (ip: string): string => prefixOf(ip, CUSTOMER_GROUPS);

/** Returns the wider network of an address: the /48 of an IPv6 address; an IPv4 address is its own. */
export const siteOf = (ip: string): string => prefixOf(ip, SITE_GROUPS);

function prefixOf(ip: string, count: number): string {
  const plain = ip.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [high, low] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (isMapped && high !== undefined && low !== undefined)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const prefix = groups.slice(0, count).map((group) => group.toString(16));
  return `${prefix.join(':')}::/${count * 16}`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(ip: string): number[] {
  // The URL parser writes dotted quads as groups and fills nothing in.
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const read = (text: string | undefined): number[] =>
    text === undefined || text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}
