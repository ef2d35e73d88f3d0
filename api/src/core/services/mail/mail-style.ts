/**
 * Mail programs support inline styles at best. Some also read `DARK`, which overrides inline styles only with
 * `!important`. Colours are the site's tokens. Forced colours drop backgrounds but keep borders, therefore the button
 * has one.
 */
export const STYLE = {
  flaeche:
    'margin:0;padding:0;background:#f7f5f0;color:#17211f;font-family:Arial,Helvetica,sans-serif;font-size:17px;line-height:1.5',
  kopf: 'padding:20px 24px;background:#0b3b38;color:#ffffff;font-size:19px;font-weight:bold',
  zusatz: 'font-size:14px;font-weight:normal',
  blatt: 'padding:8px 24px 20px;background:#ffffff;overflow-wrap:anywhere',
  fuss: 'padding:16px 24px 24px;color:#4c5955;font-size:14px;line-height:1.8',
  titel: 'margin:16px 0 12px;font-size:24px;line-height:1.25',
  untertitel: 'margin:20px 0 8px;font-size:19px;line-height:1.3',
  absatz: 'margin:0 0 16px',
  tabelle: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  name: 'padding:8px 12px 8px 0;border-top:1px solid #c9cfcb;text-align:left;vertical-align:top;font-weight:bold;width:34%',
  wert: 'padding:8px 0;border-top:1px solid #c9cfcb;vertical-align:top',
  knopf:
    'display:inline-block;padding:10px 20px;border:2px solid #0f5b55;border-radius:8px;background:#0f5b55;color:#ffffff;font-weight:bold;text-decoration:none',
  verweis: 'color:#0f5b55',
} as const;

export const DARK = `@media (prefers-color-scheme: dark) {
.gm-flaeche { background: #17211f !important; color: #eef2f0 !important }
.gm-blatt { background: #22302d !important; color: #eef2f0 !important }
.gm-footer { color: #c9cfcb !important }
.gm-zelle { border-color: #4c5955 !important }
.gm-verweis { color: #a9d3cc !important }
.gm-knopf { background: #a9d3cc !important; border-color: #a9d3cc !important; color: #0b3b38 !important }
}`;
