import type { Queryable } from '../db/database.ts';

/** The house's switches: `maintenance`, and `hall`, which lists the whole hall of 5,000 titles. */
export interface HouseSwitches {
  readonly maintenance: boolean;
  readonly hall: boolean;
}

/** Reads the house's switches. */
export async function readSwitches(db: Queryable): Promise<HouseSwitches> {
  const { rows } = await db.query<{ name: string }>({
    name: 'house-switches',
    text: 'select name from house_switches where is_on',
    values: [],
  });
  const on = new Set(rows.map(({ name }) => name));
  return { maintenance: on.has('maintenance'), hall: on.has('hall') };
}

/** Turns one of the house's switches on or off for all processes. */
export async function turnSwitch(db: Queryable, name: keyof HouseSwitches, isOn: boolean): Promise<void> {
  await db.query(
    `insert into house_switches (name, is_on) values ($1, $2) on conflict (name) do update set is_on = $2`,
    [name, isOn],
  );
}

/** Reads the redirects of lobby paths. */
export async function readRedirects(db: Queryable): Promise<{ path: string; to: string }[]> {
  const { rows } = await db.query<{ path: string; to: string }>({
    name: 'read-redirects',
    text: 'select path, target as to from redirects order by path',
    values: [],
  });
  return rows;
}

/** Reads the stored theme with an id; the current theme if no id is given or no theme has it. */
export async function readTheme(
  db: Queryable,
  id?: string,
): Promise<{ readonly id: string; readonly data: string; readonly domain: string }> {
  const { rows } = await db.query<{ id: string; data: string; domain: string }>({
    name: 'read-theme',
    text: `select id, data, domain from themes where id = $1 or is_current order by (id = $1) is true desc limit 1`,
    values: [id ?? null],
  });
  const theme = rows[0];
  if (theme === undefined) throw new Error('no theme is current');
  return theme;
}

/** What a device reports about itself. */
export interface DeviceReport {
  readonly deviceId?: string | undefined;
  readonly os: string;
  readonly deviceModel: string;
  readonly deviceInfo: string;
  readonly messagingToken?: string | undefined;
  readonly urlParams: string;
  readonly countryCodeISO: string;
  readonly currency: string;
  readonly language: string;
  readonly ip: string;
  readonly userId: number | undefined;
  /** Time of the report, ms since 1970. */
  readonly now: number;
}

/** Stores which player was last seen on a device; does nothing for an id that was not issued here. */
export async function setDeviceUser(
  db: Queryable,
  deviceId: string,
  userId: number,
  now: number,
): Promise<void> {
  const id = deviceIdOf(deviceId);
  if (id !== null)
    await db.query('update devices set user_id = $2, seen_at = $3 where id = $1', [id, userId, now]);
}

const fieldsOf = (device: DeviceReport): unknown[] => [
  device.os,
  device.deviceModel,
  device.deviceInfo,
  device.messagingToken ?? null,
  device.urlParams,
  device.countryCodeISO,
  device.currency,
  device.language,
  device.ip,
  device.userId ?? null,
  device.now,
];

/** Updates a known device by its report. Returns its id; undefined if it sent no id that was issued here. */
export async function updateDevice(db: Queryable, device: DeviceReport): Promise<string | undefined> {
  const id = deviceIdOf(device.deviceId);
  if (id === null) return undefined;
  const { rows } = await db.query<{ id: string }>(
    `update devices set os = $2, model = $3, info = $4, messaging_token = $5, url_params = $6, country = $7,
       currency = $8, language = $9, ip = $10, user_id = coalesce($11, user_id), seen_at = $12
     where id = $1 returning id`,
    [id, ...fieldsOf(device)],
  );
  return rows[0]?.id;
}

/** Stores a new device's report. Returns the id that it sends from now on. */
export async function insertDevice(db: Queryable, device: DeviceReport): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into devices (os, model, info, messaging_token, url_params, country, currency, language, ip, user_id,
       first_seen_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning id`,
    fieldsOf(device),
  );
  if (rows[0] === undefined) throw new Error('the new device has no id');
  return rows[0].id;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns a device's id as sent; null if it does not have the form of an id issued here. */
export const deviceIdOf = (sent: string | undefined): string | null =>
  sent !== undefined && UUID.test(sent) ? sent : null;
