import { isIPv4, isIPv6 } from 'node:net';

/** Number of 16-bit groups of an IPv6 address that identify a customer: the first 64 bits. */
const CUSTOMER_GROUPS = 4;
/** Number of 16-bit groups of an IPv6 address that identify a site: the first 48 bits. */
const SITE_GROUPS = 3;

/**
 * Returns the network that counts as one address in limits. For IPv4 it is the address itself, for IPv6 the /64,
 * because one customer has all of it. An IPv4 address mapped to IPv6 (::ffff:203.0.113.7) counts as IPv4.
 */
export const networkOf = (ip: string): string => prefixOf(ip, CUSTOMER_GROUPS);

/** Returns the network of an address's whole site: the /48 of an IPv6 address, or an IPv4 address itself. */
export const siteOf = (ip: string): string => prefixOf(ip, SITE_GROUPS);

/**
 * Returns the neighbourhood of an address, inside which two persons are probably one: the /24 of an IPv4 address, the
 * /48 of an IPv6 address.
 */
export function neighbourhoodOf(ip: string): string {
  const site = siteOf(ip);
  return isIPv4(site) ? site.replace(/\d+$/, '0/24') : site;
}

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

/** Returns the eight 16-bit numbers of an IPv6 address. */
function groupsOf(ip: string): number[] {
  // The URL parser converts dotted parts to groups, but does not expand "::".
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const read = (text: string | undefined): number[] =>
    text === undefined || text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}
