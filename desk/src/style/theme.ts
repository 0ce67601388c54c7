/** Ant Design's theme, made of the house's own colours, so that a brand and both themes apply without more settings. */
import { theme as antTheme } from 'antd';
import type { ThemeConfig } from 'antd';
import { readColours } from './colours.ts';

const roles = [
  'ground',
  'surface',
  'raised',
  'overlay',
  'line',
  'line-strong',
  'text',
  'text-muted',
  'text-faint',
  'accent',
  'accent-hover',
  'accent-text',
  'accent-soft',
  'on-accent',
  'good',
  'bad',
  'warn',
  'info',
] as const;

/** `isDark` chooses how Ant Design derives hover and soft colours. The page must have that theme already. */
export function themeOf(isDark: boolean): ThemeConfig {
  const colour = readColours(roles);
  return {
    algorithm: isDark ? antTheme.darkAlgorithm : antTheme.defaultAlgorithm,
    cssVar: { key: 'desk' },
    hashed: false,
    token: {
      colorPrimary: colour.accent,
      colorPrimaryHover: colour['accent-hover'],
      colorInfo: colour.info,
      colorSuccess: colour.good,
      colorWarning: colour.warn,
      colorError: colour.bad,
      colorErrorText: colour.bad,
      colorLink: colour['accent-text'],
      colorLinkHover: colour['accent-hover'],
      colorText: colour.text,
      colorTextHeading: colour.text,
      colorTextSecondary: colour['text-muted'],
      colorTextTertiary: colour['text-faint'],
      colorTextQuaternary: colour['text-faint'],
      colorTextPlaceholder: colour['text-faint'],
      colorTextDescription: colour['text-muted'],
      colorTextDisabled: colour['text-faint'],
      colorTextLightSolid: colour['on-accent'],
      colorBgContainer: colour.surface,
      colorBgElevated: colour.overlay,
      colorBgLayout: colour.ground,
      colorBgSpotlight: colour.text,
      colorBorder: colour['line-strong'],
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      colorFillAlter: colour.raised,
      controlItemBgActive: colour['accent-soft'],
      controlItemBgHover: colour.raised,
      fontFamily: 'var(--font)',
      fontFamilyCode: 'var(--mono)',
      fontSize: 13,
      borderRadius: 6,
      controlHeight: 32,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.16s',
      wireframe: false,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
      Table: {
        cellPaddingBlockSM: 6,
        cellPaddingInlineSM: 12,
        headerBg: 'transparent',
        headerSplitColor: 'transparent',
      },
      Tooltip: { colorTextLightSolid: colour.surface },
      Tabs: { horizontalItemGutter: 20, horizontalItemPadding: '8px 0' },
    },
  };
}
