import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { awardsApi } from '../api/awards.ts';
import { readHeldVersion, useGetLobbyConfigQuery, useRegisterDeviceMutation } from '../api/config.ts';
import { useAppDispatch, useAppSelector, useAppStore, useLoggedIn } from '../store/hooks.ts';
import { serverReached, streamChanged } from '../api/events.ts';
import { profileApi, useGetAccountQuery } from '../api/profile.ts';
import { track } from '../platform/analytics.ts';
import { canReachServer } from '../platform/can-reach-server.ts';
import { updateWaits } from '../platform/deployment.ts';
import {
  appDeviceFields,
  deviceFields,
  deviceId,
  isInApp,
  operatingSystem,
  rememberDeviceId,
} from '../platform/device.ts';
import { repeatWhileVisible } from '../platform/while-visible.ts';
import { OneByOne } from '../ui/one-by-one.tsx';
import { nameAt } from './router.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

// Loaded on demand: only links with ?popup=… need it.
const PopupLink = lazyPart(() => import('./popup-link.tsx'));
// Loaded later: the theme waits for a server answer anyway, and the page has default colours until then.
const Theme = lazyPart(() => import('./theme.ts'));

/** Mean interval between two polls while the live stream is broken, in ms; each interval varies from 6 to 10 s. */
const POLL_MS = 8000;

/**
 * Runs the start-up calls, live stream, polling, heartbeats, updates and popup links for as long as the page lives.
 * Draws nothing; each part starts in its own task. The account is first, because no round can be played without it.
 */
export function Boot() {
  return (
    <OneByOne>
      <Account />
      <Lobby />
      <Live />
      <Background />
    </OneByOne>
  );
}

function Lobby() {
  useLobbyConfig();
  useConnection();
  usePreferencesOnPage();
  useUpdateOnNavigation();
  return <ConfiguredRedirects />;
}

function Account() {
  useDeviceAndAccount();
  return null;
}

function Live() {
  useLive();
  return null;
}

function Background() {
  const store = useAppStore();
  const loggedIn = useLoggedIn();
  useEffect(() => hold(fetchBackground, ({ runBackground }) => runBackground(store)), [store]);
  useEffect(() => {
    if (loggedIn) return hold(fetchBackground, ({ sendHeartbeats }) => sendHeartbeats(store));
    return undefined;
  }, [loggedIn, store]);
  useModalsAtHand();
  const { search } = useLocation();
  return (
    <Suspense>
      <Theme />
      {new URLSearchParams(search).has('popup') && <PopupLink />}
    </Suspense>
  );
}

/**
 * Loads the code of all modals in advance: modals then open without delay, and the message about a missing answer opens
 * even without a network.
 */
function useModalsAtHand(): void {
  useEffect(() => void import('./open-modal.tsx').catch(() => undefined), []);
}

/** Fetches the configuration; after a failure, fetches it again when the network returns. */
function useLobbyConfig(): void {
  const { isError, refetch } = useGetLobbyConfigQuery();
  const online = useAppSelector((state) => state.connection.online);
  const failed = useRef(isError);
  useEffect(() => {
    failed.current = isError;
  }, [isError]);
  useEffect(() => {
    if (online && failed.current) void refetch();
  }, [online, refetch]);
}

/** Registers the device (call preLogin2) once, then fetches the player's account after every log-in. */
function useDeviceAndAccount(): void {
  const store = useAppStore();
  const loggedIn = useLoggedIn();
  const [register] = useRegisterDeviceMutation();
  const [device, setDevice] = useState(deviceId);
  const [more, setMore] = useState<Awaited<ReturnType<typeof appDeviceFields>>>();
  const waits = isInApp() && more === undefined;

  useEffect(() => {
    if (isInApp()) void appDeviceFields().then(setMore);
  }, []);
  useEffect(() => {
    if (waits) return;
    const known = deviceId();
    const fields = {
      ...deviceFields(),
      ...more,
      ...(known !== undefined && { deviceId: known }),
      os: operatingSystem(),
      urlParams: location.search.slice(0, 2000),
      countryCodeISO: 'PH',
      currency: 'PHP',
      language: store.getState().preferences.locale,
    };
    const request = readHeldVersion().then((gameListVersion) => register({ ...fields, gameListVersion }));
    void request.then(({ data }) => {
      if (data !== undefined) rememberDeviceId(data.deviceId);
      // If the device could not be registered, the account is fetched all the same.
      setDevice((before) => data?.deviceId ?? before ?? 'unknown');
    });
  }, [register, store, waits, more]);

  useGetAccountQuery(
    loggedIn && !waits && device !== undefined
      ? { ...deviceFields(), ...more, phoneInfo: navigator.userAgent.slice(0, 2000), deviceId: device }
      : skipToken,
  );
}

/** Reports whether the server can be reached when the device reports a network, or none. */
function useConnection(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let latest = 0;
    const reportOnline = async (): Promise<void> => {
      latest += 1;
      const own = latest;
      const isReached = await canReachServer();
      // The device may have reported another state in the meantime.
      if (own === latest) dispatch(serverReached(isReached));
    };
    const listener = (): void => void reportOnline();
    listener();
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      latest += 1;
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  }, [dispatch]);
}

function useLive(): void {
  const dispatch = useAppDispatch();
  const token = useAppSelector((state) => state.session.token);
  const broken = useAppSelector((state) => state.connection.live === 'broken');
  const { data: config } = useGetLobbyConfigQuery();
  const version = config?.gameListVersion;

  // Reports the stream as broken if its code fails to load, so that polling replaces it.
  useEffect(
    () =>
      hold(
        fetchLiveStream,
        ({ openLiveStream }) => openLiveStream(token, dispatch),
        () => dispatch(streamChanged('broken')),
      ),
    [token, dispatch],
  );

  useEffect(() => {
    if (!broken || version === undefined) return;
    return repeatWhileVisible({ every: POLL_MS, jitter: 0.25, atOnce: true }, () => {
      const fresh = { forceRefetch: true, subscribe: false };
      void dispatch(awardsApi.endpoints.getAwards.initiate(version, fresh));
      if (token !== undefined) void dispatch(profileApi.endpoints.getBalances.initiate(undefined, fresh));
    });
  }, [broken, version, token, dispatch]);
}

const fetchBackground = () => import('./background.ts');
const fetchLiveStream = () => import('../api/live-stream.ts');

/**
 * Loads the code of a task after the first screen, and starts the task. If loading fails, it tries again when the
 * network returns. Returns the function that stops the task.
 */
function hold<Code>(
  fetchCode: () => Promise<Code>,
  begin: (code: Code) => () => void,
  onMissing?: () => void,
): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const open = async (): Promise<void> => {
    try {
      const code = await fetchCode();
      if (!signal.aborted) signal.addEventListener('abort', begin(code), { once: true });
    } catch {
      if (signal.aborted) return;
      onMissing?.();
      addEventListener('online', () => void open(), { once: true, signal });
    }
  };
  void open();
  return () => stopped.abort();
}

function usePreferencesOnPage(): void {
  const reduceMotion = useAppSelector((state) => state.preferences.reduceMotion);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (reduceMotion) dataset['motion'] = 'reduced';
    else delete dataset['motion'];
  }, [reduceMotion]);
}

/** Reloads the page for a new build at the next navigation, but never while a round is being shown. */
function useUpdateOnNavigation(): void {
  const store = useAppStore();
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (!left && pathname !== first) setLeft(true);

  useEffect(() => {
    // Reports the page's name and not its address, which may contain user input or personal data.
    track('page', { page: nameAt(pathname) });
    if (left && updateWaits() && store.getState().live.rounds === 0) {
      location.reload();
    }
  }, [pathname, left, store]);
}

const Redirects = lazyPart(() => import('./redirects.tsx'));

/** Loads the code for redirects only if the configuration has any. */
function ConfiguredRedirects() {
  const { data: config } = useGetLobbyConfigQuery();
  // During maintenance the router redirects every page to the maintenance page.
  return config?.redirects?.[0] && config.maintenance !== true ? (
    <Suspense>
      <Redirects redirects={config.redirects} />
    </Suspense>
  ) : null;
}
