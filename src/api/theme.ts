import { appTheme, appThemePreview } from '../../contract/config.ts';
import { api } from './api.ts';
import { fromCall } from './from-call.ts';

/** Endpoints of the theme: the current one, and one to preview before it is released. */
const themeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTheme: build.query(fromCall(appTheme)),
    getThemePreview: build.query(fromCall(appThemePreview)),
  }),
});

export const { useGetThemeQuery, useGetThemePreviewQuery } = themeApi;
