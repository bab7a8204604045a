import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStreamPlaces, type StreamOwner } from './stream-limits.ts';

const LIMITS = { player: 2, address: 4, process: 7 };

it('no player, address or process ever has more streams than its limit, and every closed stream frees its place', () => {
  const owner = fc.record({
    userId: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
    network: fc.constantFrom('203.0.113.1', '203.0.113.2', '2001:db8:1:2::/64'),
  });
  const step = fc.oneof(
    owner.map((who) => ({ who })),
    fc.nat({ max: 9 }).map((leaves) => ({ leaves })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const places = createStreamPlaces(LIMITS);
      let open: { who: StreamOwner; leave: () => void }[] = [];
      const count = (wanted: (who: StreamOwner) => boolean) => open.filter(({ who }) => wanted(who)).length;
      for (const one of steps) {
        if ('who' in one) {
          const { who } = one;
          const isFull =
            open.length >= LIMITS.process ||
            count(({ network }) => network === who.network) >= LIMITS.address ||
            (who.userId !== undefined && count(({ userId }) => userId === who.userId) >= LIMITS.player);
          const leave = places.take(who);
          expect(leave === undefined).toBe(isFull);
          if (leave) open.push({ who, leave });
        } else {
          const gone = open[one.leaves];
          // The place is released twice, as by a stream that is dropped and then closes.
          gone?.leave();
          gone?.leave();
          open = open.filter((stream) => stream !== gone);
        }
      }
    }),
  );
});
