import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TUMBLE_BOARD, tumbleGame, type TumbleSpin } from '../../../fair/reels/tumble-reels.ts';
import { ruledStream } from '../models/reels/ruled-stream.ts';
import { type Piece, rowAt } from './fall.ts';
import { phaseAt } from '../models/round/planned-show.ts';
import { type TumblePhase, planOf } from './plan.ts';
import { TIMINGS, type TumbleTiming } from './tuning.ts';

const LYING = ['CAGFB', 'GEDAF', 'BFSGE', 'EDGCA', 'FBEDG', 'AGCFD'];
const STAKE = 20_00;

/** Arbitrary results of the real rules, for any volatility. */
const anyOutcome = fc
  .record({
    label: fc.nat(1_000_000),
    volatility: fc.constantFrom('low' as const, 'mid' as const, 'high' as const),
  })
  .map(({ label, volatility }) => {
    const outcome = tumbleGame(volatility, 9600).spin(ruledStream(String(label)), STAKE);
    return outcome as typeof outcome & { readonly spins: readonly TumbleSpin[] };
  });
const anyTiming = fc.constantFrom<TumbleTiming>(TIMINGS.normal, TIMINGS.turbo, TIMINGS.reduced);

/**
 * Returns the board that falling pieces form, where `row` gives the row of each piece; checks that no two pieces share
 * a cell.
 */
function boardOf(pieces: readonly Piece[], row: (piece: Piece) => number): string[] {
  const columns: string[][] = Array.from({ length: TUMBLE_BOARD.columns }, () => []);
  for (const piece of pieces) {
    const at = row(piece);
    expect(Number.isInteger(at)).toBe(true);
    const column = columns[piece.column] ?? [];
    expect(column[at]).toBeUndefined();
    column[at] = piece.symbol;
  }
  return columns.map((column) => column.join(''));
}

const tuningOf = (timing: TumbleTiming, { kind }: TumblePhase) =>
  kind === 'out' ? timing.out : kind === 'in' ? timing.drop : timing.tumble;

describe('the plan of a round of tumble reels', () => {
  it('ends every fall on the board that the rules give, for any result', () => {
    fc.assert(
      fc.property(anyOutcome, anyTiming, ({ spins }, timing) => {
        const { phases } = planOf(LYING, { spins, timing, fallen: 0 });
        for (const [index, spin] of spins.entries()) {
          const falls = phases.filter(
            (phase) => phase.spin === index && (phase.kind === 'in' || phase.kind === 'fall'),
          );
          const shown = falls.map((phase) =>
            boardOf(phase.pieces, (piece) => rowAt(piece, phase.ms, tuningOf(timing, phase))),
          );
          expect(shown).toEqual(spin.map(({ board }) => board));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('begins each tumble with every symbol that did not win still in its place', () => {
    fc.assert(
      fc.property(anyOutcome, ({ spins }) => {
        const { phases } = planOf(LYING, { spins, timing: TIMINGS.normal });
        for (const phase of phases.filter(({ kind }) => kind === 'fall')) {
          const before = spins[phase.spin]?.[phase.tumble - 1];
          const gone = new Set(before?.wins.map(({ symbol }) => symbol));
          const stayed = phase.pieces.filter(({ from }) => from >= 0);
          expect(stayed.some(({ symbol }) => gone.has(symbol))).toBe(false);
          for (const { column, from, symbol } of stayed) expect(before?.board[column]?.[from]).toBe(symbol);
          const kept = before?.board
            .join('')
            .split('')
            .filter((symbol) => !gone.has(symbol));
          expect(stayed).toHaveLength(kept?.length ?? -1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('lights exactly the symbols that the rules pay', () => {
    fc.assert(
      fc.property(anyOutcome, ({ spins }) => {
        const { phases } = planOf(LYING, { spins, timing: TIMINGS.normal });
        for (const { kind, spin, tumble, pieces } of phases) {
          if (kind !== 'win' && kind !== 'burst') continue;
          const lit = pieces.filter(({ isWin }) => isWin).map(({ symbol }) => symbol);
          const wins = spins[spin]?.[tumble]?.wins ?? [];
          expect(lit).toHaveLength(wins.reduce((sum, { count }) => sum + count, 0));
          expect(new Set(lit)).toEqual(new Set(wins.map(({ symbol }) => symbol)));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('raises the shown win in whole hundredths up to the payout of the rules, and never lowers it', () => {
    fc.assert(
      fc.property(anyOutcome, anyTiming, ({ spins, total }, timing) => {
        const { phases } = planOf(LYING, { spins, timing });
        let won = 0;
        for (const { before, after } of phases) {
          expect(before).toBe(won);
          expect(after).toBeGreaterThanOrEqual(before);
          expect(Number.isInteger(after)).toBe(true);
          won = after;
        }
        expect(won).toBe(total);
      }),
      { numRuns: 100 },
    );
  });

  it('has a phase at every instant, and each phase begins when the previous one ends', () => {
    fc.assert(
      fc.property(
        anyOutcome,
        anyTiming,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ spins }, timing, share) => {
          const plan = planOf(LYING, { spins, timing, fallen: 120 });
          let at = 0;
          for (const phase of plan.phases) {
            expect(phase.at).toBe(at);
            at += phase.ms;
          }
          expect(plan.end).toBe(at);
          const found = phaseAt(plan.phases, plan.end * share);
          expect(found && found.at <= plan.end * share && found.at + found.ms >= plan.end * share).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('lets a press skip to the sum of the current spin, or to the end of the announcement of free spins', () => {
    fc.assert(
      fc.property(anyOutcome, ({ spins }) => {
        const plan = planOf(LYING, { spins, timing: TIMINGS.normal });
        expect(plan.stops).toHaveLength(spins.length + (spins.length > 1 ? 1 : 0));
        expect(plan.stops).toEqual(plan.stops.toSorted((a, b) => a - b));
        const sums = spins.map((_, index) =>
          spins
            .slice(0, index + 1)
            .flat()
            .reduce((sum, { win }) => sum + win, 0),
        );
        const [first = 0, ...others] = plan.stops;
        const shown = [first, ...others.slice(spins.length > 1 ? 1 : 0)].map(
          (at) => phaseAt(plan.phases, at)?.after,
        );
        expect(shown).toEqual(sums);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps each falling symbol above the symbol below it', () => {
    fc.assert(
      fc.property(anyOutcome, fc.double({ min: 0, max: 1, noNaN: true }), ({ spins }, share) => {
        const { phases } = planOf(LYING, { spins, timing: TIMINGS.normal });
        for (const phase of phases.filter(({ kind }) => kind === 'fall' || kind === 'in')) {
          const rows = phase.pieces.map((piece) =>
            rowAt(piece, phase.ms * share, tuningOf(TIMINGS.normal, phase)),
          );
          for (const [index, piece] of phase.pieces.entries()) {
            const below = phase.pieces[index + 1];
            if (below?.column === piece.column)
              expect((rows[index + 1] ?? 0) - (rows[index] ?? 0)).toBeGreaterThan(0.85);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
