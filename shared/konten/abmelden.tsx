import { Button } from '../ui/button.tsx';

/** A plain form: nothing of the pages before is left. */
export function Abmelden({ template, pfad, weiter }: { template: string; pfad: string; weiter: string }) {
  return (
    <form method="post" action={pfad}>
      <input type="hidden" name="formular" value={template} />
      <input type="hidden" name="weiter" value={weiter} />
      <Button type="submit" variant="secondary">
        Abmelden
      </Button>
    </form>
  );
}
