import * as v from 'valibot';
import { useMemo, useState } from 'react';
import { betoBeto as manifest } from '../../../contract/catalogue/games/beto-beto.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import type { BetoLanding, BetoProps } from '../../../scenes/hall/beto-beto/types.ts';
import { STALLS } from '../../../fair/tables/perya.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { stallHitOdds } from '../stalls/hit-odds.ts';
import { StallGame } from '../stalls/stall-game.tsx';
import { timesText } from '../times-text.ts';
import type { InstantGameProps } from '../use-instant-game.ts';
import { ColourControls } from './colour-controls.tsx';
import { betoTexts } from './texts.ts';

const COLOURS = STALLS['beto-beto'].bets.map(({ name }) => name);
type Colour = (typeof COLOURS)[number];

const loadBeto = async () => (await import('../../../scenes/hall/beto-beto/definition.ts')).betoBeto;

/** Reads the bet and the three dice of a settled round; undefined if the round has none. */
function readRound({ choice, outcome }: HallRound):
  | {
      readonly field: Colour;
      readonly dice: readonly number[];
      readonly hits: number;
    }
  | undefined {
  const chosen = v.safeParse(manifest.shapes.choice, choice);
  const drawn = v.safeParse(manifest.shapes.outcome, outcome);
  const field = COLOURS.find((name) => chosen.success && name === chosen.output.field);
  if (field === undefined || !drawn.success) return undefined;
  return { field, dice: drawn.output.draws, hits: drawn.output.count };
}

/** Beto Beto: the player bets on a colour, then three dice roll down a chute. */
export default function BetoGame(props: InstantGameProps) {
  const t = useTexts(betoTexts);
  const [field, setField] = useState<Colour>('red');
  const line = t('line', { colour: t(`of.${field}`) });
  const state = useMemo(() => ({ field, line }), [field, line]);
  const choose = (place: number): void => setField((before) => COLOURS[place] ?? before);
  return (
    <StallGame<BetoProps, BetoLanding>
      frame={props}
      stall="beto-beto"
      load={loadBeto}
      choice={{ field }}
      state={state}
      landingOf={(round) => {
        const thrown = readRound(round);
        if (thrown === undefined) return undefined;
        const { hits, ...shown } = thrown;
        const fill = { count: hits, colour: t(`of.${thrown.field}`), times: timesText(round.multiplier) };
        return { ...shown, label: t(hits === 0 ? 'announce.none' : 'label', fill) };
      }}
      onLeft={(round) => setField(readRound(round)?.field ?? field)}
      onPicked={(place) => choose(place - 1)}
      move={(by) => choose(COLOURS.indexOf(field) + by)}
      betText={(amount) => t('throw', { amount })}
      lines={[t('rules.bet'), t('rules.pay'), t('rules.fairness')]}
      odds={stallHitOdds('beto-beto', (hits) => t('dice', { count: hits }))}
    >
      {(disabled) => (
        <ColourControls
          colours={COLOURS}
          label={t('colour')}
          nameOf={(colour) => t(colour)}
          chosen={field}
          onChange={setField}
          disabled={disabled}
        />
      )}
    </StallGame>
  );
}
