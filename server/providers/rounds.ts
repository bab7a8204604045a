import type { PoolClient } from 'pg';
import type { Sender } from './message.ts';
import { WalletRefusalError } from './refusal.ts';

/** A provider's round as stored. Amounts in hundredths. */
export interface ProviderRound {
  readonly userId: number;
  readonly gameId: number;
  readonly staked: number;
  readonly won: number;
  /** End of the round, ms since 1970; null while the round is open. */
  readonly endedAt: number | null;
}

/**
 * Reads a round and locks it until the transaction ends, so that its messages run one after the other. If a game is
 * given, creates an unknown round in the given session. Refuses with unknownRound, and with wrongRound if the round
 * belongs to another player or game.
 */
export async function lockRound(
  client: PoolClient,
  { provider, at }: Sender,
  {
    roundId,
    userId,
    begun,
  }: { roundId: string; userId: number; begun?: { gameId: number; sessionId: string } },
): Promise<ProviderRound> {
  if (begun !== undefined) {
    await client.query({
      name: 'provider-round-begin',
      text: `insert into provider_rounds (provider, round_id, user_id, game_id, at, session_id)
             values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      values: [provider, roundId, userId, begun.gameId, at, begun.sessionId],
    });
  }
  const { rows } = await client.query<{
    user_id: number;
    game_id: number;
    staked: number;
    won: number;
    ended_at: number | null;
  }>({
    name: 'provider-round-lock',
    text: `select user_id, game_id, staked, won, ended_at from provider_rounds
           where provider = $1 and round_id = $2 for update`,
    values: [provider, roundId],
  });
  const row = rows[0];
  if (!row) throw new WalletRefusalError('unknownRound');
  if (row.user_id !== userId || (begun !== undefined && row.game_id !== begun.gameId))
    throw new WalletRefusalError('wrongRound');
  return {
    userId,
    gameId: row.game_id,
    staked: row.staked,
    won: row.won,
    endedAt: row.ended_at,
  };
}

/** Adds to the total stakes and wins of a round, in hundredths. */
export async function addToRound(
  client: PoolClient,
  { provider }: Sender,
  roundId: string,
  { staked = 0, won = 0 }: { staked?: number; won?: number },
): Promise<void> {
  await client.query({
    name: 'provider-round-add',
    text: 'update provider_rounds set staked = staked + $3, won = won + $4 where provider = $1 and round_id = $2',
    values: [provider, roundId, staked, won],
  });
}

/** Marks a round as ended. */
export async function endRoundRow(
  client: PoolClient,
  { provider, at }: Sender,
  roundId: string,
): Promise<void> {
  await client.query({
    name: 'provider-round-end',
    text: 'update provider_rounds set ended_at = $3 where provider = $1 and round_id = $2',
    values: [provider, roundId, at],
  });
}
