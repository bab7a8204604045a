import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { parseTheme } from '../store/parse-theme.ts';
import { themeChanged } from '../store/theme-slice.ts';
import { useGetThemePreviewQuery, useGetThemeQuery } from '../api/theme.ts';

/** Applies the server's theme to the page; `themeViewId` in the address overrides it. */
export default function Theme(): null {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const viewId = query.get('themeViewId');
  const ofTheDay = useGetThemeQuery(viewId === null ? undefined : skipToken);
  const preview = useGetThemePreviewQuery(viewId === null ? skipToken : { themeViewId: viewId });
  const json = (viewId === null ? ofTheDay : preview).data?.appTheme.themeJsonData;
  const colors = useAppSelector((state) => state.theme.colors);

  useEffect(() => {
    if (json !== undefined) dispatch(themeChanged(parseTheme(json)));
  }, [dispatch, json]);

  useEffect(() => {
    const { style } = document.documentElement;
    for (const [token, value] of Object.entries(colors)) style.setProperty(token, value);
    return () => {
      for (const token of Object.keys(colors)) style.removeProperty(token);
    };
  }, [colors]);
  return null;
}
