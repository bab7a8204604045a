import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { fieldBet } from '../../../contract/catalogue/games/shapes.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import type { SceneDefinition } from '../../../scenes/engine/definition.ts';
import type { FieldLanding, StallFieldProps, StallTypes } from '../../../scenes/hall/models/stall/types.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { timesText } from '../times-text.ts';
import type { InstantGameProps } from '../use-instant-game.ts';
import { FieldControls } from './field-controls.tsx';
import { stepStallField, stallFieldOdds } from './stall-view-model.ts';
import { StallGame } from './stall-game.tsx';
import { stallTexts } from './texts.ts';

interface FieldStallProps {
  readonly frame: InstantGameProps;
  readonly stall: 'drop-ball-daze' | 'carousel-cash' | 'ring-toss';
  /** Fetches the scene. Define the function outside of components: a new function loads again. */
  readonly load: () => Promise<SceneDefinition<StallTypes<StallFieldProps, FieldLanding>>>;
  /** Name of the group of fields, for screen readers. */
  readonly label: string;
  readonly nameOf: (field: string) => string;
  readonly tints: Readonly<Record<string, string>>;
  readonly columns: 2 | 3 | 5;
  /** Describes in a few words how a round ended, from the player's field and the number that was drawn. */
  readonly endOf: (field: string, at: number) => string;
  readonly betText: (amount: string) => string;
  readonly lines: readonly string[];
  readonly answer?: string | undefined;
}

/** Returns the player's field and the drawn number of a settled round; undefined if the round has none. */
function readRound({ choice, outcome }: HallRound): { field: string; at: number } | undefined {
  const chosen = v.safeParse(fieldBet.choice, choice);
  const drawn = v.safeParse(fieldBet.outcome, outcome);
  return chosen.success && drawn.success ? { ...chosen.output, ...drawn.output } : undefined;
}

/** Draws a fairground game in which the player bets on a field. */
export function FieldStall(props: FieldStallProps) {
  const { frame, stall, load, label, nameOf, tints, columns, endOf, betText, lines, answer } = props;
  const t = useTexts(stallTexts);
  const fields = useMemo(() => stallFieldOdds(stall), [stall]);
  const [field, setField] = useState(fields[0]?.name ?? '');
  const pays = fields.find(({ name }) => name === field)?.pays ?? 0;
  const line = t('line', { name: nameOf(field), times: timesText(pays) });
  const state = useMemo(() => ({ field, line }), [field, line]);
  return (
    <StallGame<StallFieldProps, FieldLanding>
      frame={frame}
      stall={stall}
      load={load}
      choice={{ field }}
      choices={fields.map(({ name }) => ({ field: name }))}
      state={state}
      landingOf={(round) => {
        const drawn = readRound(round);
        if (drawn === undefined) return undefined;
        const end = endOf(drawn.field, drawn.at);
        const { multiplier } = round;
        return { at: drawn.at, label: multiplier > 0 ? `${end}: ${timesText(multiplier)}` : end };
      }}
      onLeft={(round) => setField(readRound(round)?.field ?? field)}
      move={(by) => setField((before) => stepStallField(fields, before, by))}
      betText={betText}
      lines={lines}
      answer={answer}
      odds={fields.map((odds) => ({ ...odds, name: nameOf(odds.name) }))}
    >
      {(disabled) => (
        <FieldControls
          label={label}
          fields={fields}
          nameOf={nameOf}
          tints={tints}
          columns={columns}
          field={field}
          onChange={setField}
          disabled={disabled}
        />
      )}
    </StallGame>
  );
}
