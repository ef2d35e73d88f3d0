import { DOMParser as Reader } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { dialect } from './dialect.ts';
import { writeBlock } from './write-markdown.ts';

/** Result of pasting, as Markdown. */
function paste(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanPaste(html), 'text/html');
  return Reader.fromSchema(dialect)
    .parse(body)
    .children.map((block) => writeBlock(block))
    .join('\n\n');
}

/** Clipboard content of Word 2019 for Windows: head, comments, custom elements, and lists as paragraphs. */
const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/amt/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head><body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span style='mso-fareast-font-family:"Times New Roman"'>Freibad<o:p></o:p></span></h1>
<p class=MsoNormal>Das Bad <b style='mso-bidi-font-weight:normal'>öffnet</b> am <i>Samstag</i>, siehe
<a href="https://www.example.org/bad">Preise</a> und <a href="file:///C:/Users/amt/x.docx">Datei</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Erwachsene<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>mit Karte<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Kinder<o:p></o:p></p>
<p class=MsoNormal>Anmelden:</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Formular<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Unterschrift<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'>
<td width=302 valign=top style='width:8.0cm'><p class=MsoNormal><b>Tag<o:p></o:p></b></p></td>
<td width=302 valign=top><p class=MsoNormal><b>Zeit<o:p></o:p></b></p></td></tr>
<tr><td><p class=MsoNormal>Samstag<o:p></o:p></p></td><td><p class=MsoNormal>9 Uhr<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

test('from Word only headings, nested lists, links, bold text and tables are kept', () => {
  expect(paste(WORD)).toBe(
    [
      '## Freibad',
      'Das Bad **öffnet** am *Samstag*, siehe [Preise](https://www.example.org/bad) und Datei.',
      '- Erwachsene\n  - mit Karte\n- Kinder',
      'Anmelden:',
      '1. Formular\n2. Unterschrift',
      '| **Tag** | **Zeit** |\n| --- | --- |\n| Samstag | 9 Uhr |',
    ].join('\n\n'),
  );
});

test('text from Google Docs does not become bold completely', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
style="font-size:11pt;font-weight:700;">Wichtig:</span><span style="font-weight:400"> heute zu</span></p></b>`;
  expect(paste(html)).toBe('**Wichtig:** heute zu');
});

test('from a website only the text is kept, and nothing is executed', () => {
  const html = `<div onclick="alert(1)"><h5>Tief</h5><p style="color:red">Text<script>document.title='böse'</script>
<img src=x onerror="document.title='böse'"><a href="javascript:alert(1)">Klick</a> <iframe src="https://boese.example"></iframe>
<a href="/rathaus/" onmouseover="alert(1)">Rathaus</a></p><form><input value="geheim"></form><svg onload="alert(1)"></svg></div>`;
  expect(paste(html)).toBe('#### Tief\n\nText Klick [Rathaus](/rathaus/)');
  expect(cleanPaste(html)).not.toMatch(/script>|<img|iframe|<input|<svg|style=|\son|class=/);
  expect(document.title).not.toBe('böse');
});
