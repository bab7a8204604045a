import { describe, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { commonErrors, ErrorCode, errorTextsOf } from '../../contract/errors.ts';
import {
  checkClientCalls,
  checkEndpointPlaces,
  endpointsOf,
  handlersOf,
  refusalsOfSql,
  thrownBy,
} from './call-rules.ts';
import { allSources, child, children, findAll, listFiles, nameOf, readText, sourceOf } from './source.ts';

const all: readonly Call[] = Object.values(calls);
const common: readonly number[] = commonErrors;
const sources = allSources().filter(({ isTest }) => !isTest);
const handlers = handlersOf(sources, new Set(Object.keys(calls)));

const sqlRefusals = refusalsOfSql(
  listFiles()
    .filter((path) => /^server\/db\/functions\/.*\.sql$/.test(path))
    .map((path) => ({ path, text: readText(path) })),
);

/** Returns the export name of a call in the contract's files: `anonymous/preLogin2` is exported as preLogin2. */
const exportNameOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

describe('call of the contract', () => {
  it('is listed in `calls` under its own name', () => {
    expect(Object.entries(calls).filter(([name, call]) => call.name !== name)).toEqual([]);
  });

  it('is listed in `calls` if a contract file describes it', () => {
    const described = allSources()
      .filter(({ path, isTest }) => path.startsWith('contract/') && !isTest)
      .flatMap((source) => findAll(source.program, 'CallExpression'))
      .filter((node) => nameOf(child(node, 'callee')) === 'call')
      .map((node) => nameOf(children(node, 'arguments')[0]) ?? '');
    expect(described.toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it.each(all.map((call) => call.name))('%s has a handler in the server', (name) => {
    expect([...handlers.keys()]).toContain(name);
  });

  it.each(all.map((call) => call.name))('%s has an endpoint in src/api', (name) => {
    expect([...endpointsOf(sources)]).toContain(exportNameOf(name));
  });

  it.each(all)('$name declares every error code that its handler throws', (call) => {
    const handler = handlers.get(call.name);
    const thrown = handler ? [...thrownBy(handler.source, handler.body, sources, sqlRefusals)] : [];
    const declared: readonly number[] = call.errors;
    expect(thrown.filter((code) => !common.includes(code) && !declared.includes(code))).toEqual([]);
  });

  it.each(all)(
    '$name declares each error code once, and none of the codes that every call may return',
    (call) => {
      expect(new Set(call.errors).size).toBe(call.errors.length);
      expect(call.errors.filter((code) => common.includes(code))).toEqual([]);
    },
  );

  it('has its endpoint in src/api and nowhere else', () => {
    expect(checkEndpointPlaces(sources)).toEqual([]);
  });

  it('is imported by browser code without the part that only the server needs', () => {
    expect(checkClientCalls(sources)).toEqual([]);
  });
});

describe('error code', () => {
  const filled = (text: string): string[] =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();

  it.each(Object.values(ErrorCode))('%s has a text in both languages', (code) => {
    const { about, en, fil } = errorTextsOf(code);
    for (const text of [about, en, fil]) expect(text.trim()).not.toBe('');
    expect(filled(fil)).toEqual(filled(en));
  });

  it('has a number that no other error code has', () => {
    const codes = Object.values(ErrorCode);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('the call rules', () => {
  it('the rules find handlers and endpoints, and ignore endpoints outside of src/api', () => {
    const server = sourceOf(
      'server/a/handlers.ts',
      'export const h = { async ping() { throw new CallError(ErrorCode.noChanceLeft); } };',
    );
    expect([...handlersOf([server], new Set(['ping', 'pong'])).keys()]).toEqual(['ping']);
    const api = sourceOf(
      'src/api/a.ts',
      'const a = api.injectEndpoints({ e: build.query(fromCall(ping)) });',
    );
    expect([...endpointsOf([api])]).toEqual(['ping']);
    expect([...endpointsOf([sourceOf('src/features/a/a.ts', 'fromCall(ping)')])]).toEqual([]);
    expect(checkEndpointPlaces([sourceOf('src/features/a/a.ts', 'api.injectEndpoints({})')])).toHaveLength(1);
  });

  it('the rule reports browser code that imports the server part of calls', () => {
    const check = (path: string, text: string) => checkClientCalls([sourceOf(path, text)]);
    expect(check('src/api/a.ts', "import { pingCalls } from '../../contract/ping.ts';")).toHaveLength(1);
    expect(check('src/api/a.ts', "import { calls } from '../../contract/calls.ts';")).toHaveLength(1);
    expect(check('src/api/a.ts', "import type { calls } from '../../contract/calls.ts';")).toEqual([]);
    expect(check('src/api/a.ts', "import { ping } from '../../contract/ping.ts';")).toEqual([]);
    expect(check('server/a.ts', "import { calls } from '../contract/calls.ts';")).toEqual([]);
  });

  it('the rule finds an error code that an SQL function raises', () => {
    const sql = refusalsOfSql([
      {
        path: 'functions/take-card.sql',
        text: "perform refuse(error_code('conditionNotMet')); -- refuse(x)",
      },
      { path: 'functions/play.sql', text: 'perform take_card(p);' },
    ]);
    for (const source of ["callFunction(db, 'play', fields)", 'db.query(`select take_card(${x})`)']) {
      const server = sourceOf('server/a/handlers.ts', `export const h = { async ping() { ${source}; } };`);
      const ping = handlersOf([server], new Set(['ping'])).get('ping');
      expect(ping && thrownBy(ping.source, ping.body, [server], sql)).toEqual(
        new Set([ErrorCode.conditionNotMet]),
      );
    }
  });

  it('the rule finds an error code that a function in another file throws', () => {
    const rules = sourceOf(
      'server/a/rules.ts',
      'const refuse = () => { throw new CallError(ErrorCode.balanceTooLow); }; export function pay() { refuse(); }',
    );
    const text =
      "import { pay } from './rules.ts'; export const h = { async ping() { if (x) throw new CallError(y ? ErrorCode.noChanceLeft : ErrorCode.jackpotClosed); pay(); } };";
    const server = sourceOf('server/a/handlers.ts', text);
    const ping = handlersOf([server], new Set(['ping'])).get('ping');
    expect(ping && thrownBy(ping.source, ping.body, [server, rules])).toEqual(
      new Set([ErrorCode.noChanceLeft, ErrorCode.jackpotClosed, ErrorCode.balanceTooLow]),
    );
  });
});
