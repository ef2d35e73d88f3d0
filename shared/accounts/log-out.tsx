import { Button } from '../ui/button.tsx';

/** A plain form: the full page load discards all state of the previous pages. */
export function LogOut({ template, path, next }: { template: string; path: string; next: string }) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name="formular" value={template} />
      <input type="hidden" name="weiter" value={next} />
      <Button type="submit" variant="secondary">
        Abmelden
      </Button>
    </form>
  );
}
