/** How far a file has been sent, from 0 to 1; null: nothing is being sent. */
export type Sent = number | null;

/** Submits a form and shows the resulting page, or the refusal. */
export function sendForm(
  form: HTMLFormElement,
  move: (sent: Sent) => void,
  showProblem: (problem: string) => void,
): void {
  const request = new XMLHttpRequest();
  // Not `form.action`: that is the field of this name.
  request.open("POST", form.getAttribute("action") ?? "");
  request.responseType = "document";
  request.upload.onprogress = ({ loaded, total }) => move(total > 0 ? loaded / total : 0);
  request.onload = () => {
    move(null);
    if (request.status < 400) return location.assign(request.responseURL);
    const { responseXML: page } = request;
    showProblem((page?.querySelector('[role="alert"]') ?? page?.querySelector("main"))?.textContent ?? "");
  };
  request.onerror = () => {
    move(null);
    form.submit(); // the browser then reports the connection error itself
  };
  move(0);
  request.send(new FormData(form));
}
