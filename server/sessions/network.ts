import { isIPv6 } from 'node:net';

/** IPv6 groups assigned to one customer: the first 64 bits. */
const CUSTOMER_GROUPS = 4;
/** IPv6 groups assigned to one site: the first 48 bits. */
const SITE_GROUPS = 3;

/**
 * Returns the network that counts as one address for limits: an IPv4 address, or the /64 of an IPv6 address, since
 * one customer has all of it. An IPv4-mapped IPv6 address (::ffff:203.0.113.7) counts as IPv4.
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

/** Returns the eight numbers of an IPv6 address. */
function groupsOf(ip: string): number[] {
  // The URL parser writes dotted quads as groups and does not expand "::".
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const read = (text: string | undefined): number[] =>
    text === undefined || text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}
