import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkOf, siteOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['::203.0.113.7', '0:0:0:0::/64', '0:0:0::/48'],
])('the address %s counts as the network %s, and its site as %s', (ip, network, site) => {
  expect(networkOf(ip)).toBe(network);
  expect(siteOf(ip)).toBe(site);
});

const group = fc.nat({ max: 0xffff });
const address = (groups: readonly number[]) => groups.map((one) => one.toString(16)).join(':');

it('an IPv6 address counts together with its whole /64 network and no other, however it is written', () => {
  fc.assert(
    fc.property(
      fc.tuple(group, group, group, group),
      fc.tuple(group, group, group, group),
      fc.tuple(group, group, group, group),
      (prefix, one, other) => {
        fc.pre(prefix.some((part) => part !== 0));
        const here = networkOf(address([...prefix, ...one]));
        expect(networkOf(address([...prefix, ...other]).toUpperCase())).toBe(here);
        const [first, second, third, fourth] = prefix;
        const next = [first, second, third, fourth ^ 1];
        expect(networkOf(address([...next, ...one]))).not.toBe(here);
        expect(siteOf(address([...next, ...one]))).toBe(siteOf(address([...prefix, ...other])));
      },
    ),
  );
});
