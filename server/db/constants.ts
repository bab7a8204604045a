import { ActivityId } from '../../contract/activities.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { promotionsWith } from '../../contract/promotions/promotions.ts';
import { RewardFamily, RewardId } from '../../contract/reward-ids.ts';
import { type SchemaFile, schemaFile } from './schema-file.ts';

/** Initial position of each activity's card in the lobby. */
const cardSorts = Object.fromEntries(
  promotionsWith('card').flatMap(([, { activity, card }]) =>
    activity === undefined ? [] : [[activity, card.sort] as const],
  ),
);

/**
 * The contract's tables that SQL reads by name: error_code('noChanceLeft'), reward_id('coin'), activity_id('spin'),
 * card_sort('spin').
 */
export const CONSTANTS = {
  error_code: ErrorCode,
  reward_id: RewardId,
  card_sort: cardSorts,
  activity_id: ActivityId,
} as const;

/**
 * Creates the SQL functions that return the constants in `CONSTANTS`, so that SQL and the contract always agree. They
 * are created before everything else. An unknown name is an error; a call with a literal argument costs nothing at run
 * time, because the functions are immutable.
 */
export function constantFunctions(): SchemaFile[] {
  return [
    ...Object.entries(CONSTANTS).map(([name, table]) =>
      constantFile(
        name,
        `(p_name text) returns integer`,
        'p_name',
        Object.entries(table).map(([key, value]) => [key, String(value)]),
      ),
    ),
    constantFile(
      'is_of_family',
      '(p_id integer, p_family text) returns boolean',
      'p_family',
      Object.entries(RewardFamily).map(([key, { first, last }]) => [
        key,
        `p_id between ${first} and ${last}`,
      ]),
    ),
  ];
}

function constantFile(
  name: string,
  signature: string,
  parameter: string,
  cases: readonly (readonly [name: string, value: string])[],
): SchemaFile {
  const sql = `create or replace function ${name}${signature} language plpgsql immutable strict as $$
begin
  case ${parameter}
${cases.map(([key, value]) => `    when '${key}' then return ${value};`).join('\n')}
    else raise exception '${name}() knows no %', ${parameter};
  end case;
end $$;
`;
  return schemaFile(`constants/${name.replaceAll('_', '-')}.sql`, sql);
}
