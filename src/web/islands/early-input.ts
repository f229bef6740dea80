type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * On a slow line people act before the script has loaded. Their input to an island is recorded from
 * the start; the returned function stops recording and gives the replay for the hydrated island.
 */
export function recordEarlyInput(place: HTMLElement): () => () => Promise<void> {
  const pressed: HTMLButtonElement[] = [];
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest("button") : null;
    // A button of another type does what it does without any script.
    if (button?.type === "button") pressed.push(button);
  };
  place.addEventListener("click", keep);
  return () => {
    place.removeEventListener("click", keep);
    const replays = [...place.querySelectorAll<Field>("input, select, textarea")].filter(isChanged).map(replayOf);
    return async () => {
      for (const replay of [...replays, ...pressed.map((button) => () => button.click())]) {
        replay();
        await drawn(); // the next change applies to the result of the one before
      }
    };
  };
}

const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function isChanged(field: Field): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== selectedAtFirst(field);
  if (field.type === "file") return (field.files?.length ?? 0) > 0;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.type !== "hidden" && field.value !== field.defaultValue;
}

/** Where no option is marked as selected, it is the first. */
const selectedAtFirst = ({ options }: HTMLSelectElement): number =>
  Math.max(
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
    0,
  );

/** Keeps the values of fields, which hydration would overwrite. */
function replayOf(field: Field): () => void {
  const { value } = field;
  const checked = field instanceof HTMLInputElement && field.checked;
  return () => {
    if (field instanceof HTMLInputElement && field.type !== "file") field.checked = checked;
    if (field.type !== "file") field.value = value;
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
}
