/** The keys and what they do: the list behind `?`. */

import { Dialog } from "../parts/dialog.tsx";
import { useWording } from "../texts/texts.ts";

export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const { texts } = useWording();
  const { keys } = texts;
  const rows: readonly (readonly [keys: string, does: string])[] = [
    ["?", keys.help],
    ["g o", keys.overview],
    ["g j", keys.jobs],
    ["g e", keys.enqueue],
    ["g p", keys.policies],
    ["/", keys.search],
    ["j", keys.down],
    ["k", keys.up],
    ["Enter", keys.open],
    ["x", keys.select],
    ["t", keys.theme],
    ["Esc", keys.escape],
  ];
  return (
    <Dialog title={texts.frame.shortcuts} onClose={onClose}>
      <dl class="shortcuts">
        {rows.map(([shown, does]) => [
          <dt key={shown}>
            {shown.split(" ").map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>,
          <dd key={`${shown} does`}>{does}</dd>,
        ])}
      </dl>
      <div class="row">
        <button class="button" onClick={onClose}>
          {texts.frame.close}
        </button>
      </div>
    </Dialog>
  );
}
