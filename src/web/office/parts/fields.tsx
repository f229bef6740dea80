import type { ComponentChildren, JSX, VNode } from "preact";
import type { OfficeShown } from "./shown.ts";

/** What is in the fields of a form: what was entered before it was turned down, else what there is. */
export interface Entered {
  readonly value: (name: string, otherwise: string) => string;
  readonly ticked: (name: string, otherwise: boolean) => boolean;
  /** What is wrong with a field; null: nothing. */
  readonly problem: (name: string) => string | null;
}

interface FormProps {
  readonly shown: OfficeShown;
  readonly action: string;
  /** Tells forms of the same action apart. */
  readonly id?: string;
  readonly title?: string;
  readonly button: string;
  readonly danger?: boolean;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly open?: boolean;
  /** Whether a file goes with it. */
  readonly upload?: boolean;
  readonly children?: (entered: Entered) => ComponentChildren;
}

/** A form that does something. Where it has a title it is opened by it. */
export function ActionForm({ title, open = false, ...props }: FormProps): VNode {
  const { shown, action, id } = props;
  const key = id === undefined ? action : `${action}-${id}`;
  if (title === undefined) return <BareForm {...props} formKey={key} />;
  return (
    <details open={open || shown.form.key === key || shown.query.open === key} id={key} class="no-print">
      <summary>{title}</summary>
      <BareForm {...props} formKey={key} />
    </details>
  );
}

function BareForm(props: Omit<FormProps, "title" | "open" | "id"> & { readonly formKey: string }): VNode {
  const { shown, action, formKey, hidden = {}, button, danger = false, upload = false, children } = props;
  const isTurnedDown = shown.form.key === formKey;
  const { fields, field, problem } = shown.form;
  const entered: Entered = {
    value: (name, otherwise) => (isTurnedDown ? (fields[name] ?? "") : otherwise),
    ticked: (name, otherwise) => (isTurnedDown ? fields[name] === "yes" : otherwise),
    problem: (name) => (isTurnedDown && name === field ? problem : null),
  };
  return (
    <form
      class="fields"
      method="post"
      action={shown.to(shown.path)}
      encType={upload ? "multipart/form-data" : undefined}
    >
      <Secret shown={shown} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="form" value={formKey} />
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      {children?.(entered)}
      <p class="wide actions">
        <button type="submit" class={danger ? "danger" : undefined}>
          {button}
        </button>
      </p>
    </form>
  );
}

/** The CSRF token. */
const Secret = ({ shown }: { readonly shown: OfficeShown }): VNode => (
  <input type="hidden" name="csrf" value={shown.user?.csrf ?? ""} />
);

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly entered: Entered;
  readonly value?: string;
}

interface InputProps extends FieldProps {
  readonly type?: "text" | "date" | "month" | "number" | "email";
  /** The id of a list of known values. */
  readonly list?: string;
  readonly required?: boolean;
  readonly pattern?: string;
  readonly wide?: boolean;
}

export function Field({
  label,
  name,
  entered,
  value = "",
  type = "text",
  required = false,
  wide,
  ...rest
}: InputProps) {
  // Which attributes go with which type is the browser's business; these go with all three.
  const own = { type, name, value: entered.value(name, value), required, ...rest } as JSX.IntrinsicElements["input"];
  return (
    <label class={wide ? "wide" : undefined}>
      <span>{label}</span>
      <input {...own} {...marked(name, entered)} />
      <Problem name={name} entered={entered} />
    </label>
  );
}

/** A field with a problem gets the focus, so that a long page opens where something must be corrected. */
const marked = (name: string, entered: Entered): { "aria-invalid"?: "true"; autofocus?: true } =>
  entered.problem(name) === null ? {} : { "aria-invalid": "true", autofocus: true };

/** What is wrong, at the field itself. */
function Problem({ name, entered }: Pick<FieldProps, "name" | "entered">): VNode | null {
  const problem = entered.problem(name);
  return problem === null ? null : <strong class="field-problem bad">{problem}</strong>;
}

/** A text of some length: why something is done, a question, an answer. */
export const Area = ({
  label,
  name,
  entered,
  value = "",
  optional = false,
}: FieldProps & { readonly optional?: boolean }): VNode => (
  <label class="wide">
    <span>{label}</span>
    <textarea name={name} rows={3} required={!optional} {...marked(name, entered)}>
      {entered.value(name, value)}
    </textarea>
    <Problem name={name} entered={entered} />
  </label>
);

export function Choice({
  label,
  name,
  entered,
  value = "",
  options,
}: FieldProps & { readonly options: readonly (readonly [value: string, says: string])[] }): VNode {
  const chosen = entered.value(name, value);
  return (
    <label>
      <span>{label}</span>
      <select name={name} {...marked(name, entered)}>
        {options.map(([each, says]) => (
          <option value={each} selected={each === chosen}>
            {says}
          </option>
        ))}
      </select>
      <Problem name={name} entered={entered} />
    </label>
  );
}

/** The month of a list; browsers without a picker take it as text. */
export const MonthField = (props: Omit<InputProps, "type" | "pattern">): VNode => (
  <Field {...props} type="month" pattern="[0-9]{4}-[0-9]{2}" />
);

interface TickProps extends Omit<FieldProps, "value"> {
  readonly checked?: boolean;
  /** Whether what it says is a sentence: then it has a line of its own. */
  readonly wide?: boolean;
}

export const Tick = ({ label, name, entered, checked = false, wide = false }: TickProps): VNode => (
  <label class={wide ? "check wide" : "check"}>
    <input type="checkbox" name={name} value="yes" checked={entered.ticked(name, checked)} />
    <span>{label}</span>
  </label>
);

/** The day of something received or decided: only administrators may choose another than today. */
export const OnDay = ({
  shown,
  entered,
  label = shown.words.web.office.on,
}: {
  readonly shown: OfficeShown;
  readonly entered: Entered;
  readonly label?: string;
}): VNode | null =>
  shown.account.role === "administrator" ? (
    <Field label={label} name="on" type="date" value={shown.today} entered={entered} />
  ) : null;

export const yesNo = (yes: string, no: string): readonly (readonly [string, string])[] => [
  ["yes", yes],
  ["no", no],
];
