import type { ComponentChildren, VNode } from "preact";
import { signed, withMinus } from "../../words/numbers.ts";
import { sparkPath } from "../charts/sparkline.tsx";

/** What consumers of Open Graph expect. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const [EDGE, INSIDE] = [80, 1040];
const COLOURS = { paper: "#fbfaf7", ink: "#1c2326", soft: "#586469", good: "#1b6b3a", bad: "#a3261f" };

interface FrameProps {
  readonly office: string;
  /** The office's own colour. */
  readonly colour: string;
  readonly title: string;
  readonly below: string;
  readonly children: ComponentChildren;
}

/** A drawing that is made into a picture for other sites: they read no stylesheet, so it has its colours itself. */
function ShareFrame({ office, colour, title, below, children }: FrameProps): VNode {
  const { width, height } = SHARE_SIZE;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{title}</title>
      <rect width={width} height={height} fill={COLOURS.paper} />
      <rect width={width} height="18" fill={colour} />
      <Line y={155} size={68} text={title} />
      <Line y={215} size={34} text={below} fill={COLOURS.soft} />
      {children}
      <Line y={575} size={32} text={office} fill={colour} />
    </svg>
  );
}

interface LineProps {
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly x?: number;
  readonly width?: number;
  readonly fill?: string;
  readonly end?: boolean;
}

/** Of the height of a letter: how wide one is on average, and how small a line may get before it is cut. */
const [LETTER, SMALLEST] = [0.68, 0.6];

/** One line of text, made smaller or cut where it is too long. */
function Line({ y, size, text, x = EDGE, width = INSIDE, fill = COLOURS.ink, end = false }: LineProps): VNode {
  const letters = [...text];
  const fitting = Math.min(size, Math.max(width / (letters.length * LETTER), size * SMALLEST));
  const most = Math.floor(width / (fitting * LETTER));
  return (
    <text x={x} y={y} font-size={Math.floor(fitting)} fill={fill} text-anchor={end ? "end" : "start"}>
      {letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text}
    </text>
  );
}

export interface PlayerCard {
  readonly name: string;
  /** Title, federation and number. */
  readonly facts: string;
  readonly list: string;
  readonly rating: number | null;
  readonly change: number | null;
  /** Of the last lists, the oldest first. */
  readonly ratings: readonly number[];
}

interface Props<Card> {
  readonly card: Card;
  readonly office: string;
  readonly colour: string;
}

/** A player's name, rating, last change and course. */
export function PlayerShareCard({ card, office, colour }: Props<PlayerCard>): VNode {
  const { name, facts, list, rating, change, ratings } = card;
  return (
    <ShareFrame office={office} colour={colour} title={name} below={facts}>
      <Line y={385} size={140} width={460} text={rating === null ? "–" : String(rating)} />
      {change === null || change === 0 ? null : (
        <Line y={385} x={540} width={240} size={64} text={changeText(change)} fill={toneOf(change)} />
      )}
      <Line y={450} size={32} text={list} fill={COLOURS.soft} />
      {ratings.length < 2 ? null : (
        <path
          d={sparkPath(ratings, 360, 130)}
          transform="translate(760 270)"
          fill="none"
          stroke={colour}
          stroke-width="6"
          stroke-linejoin="round"
        />
      )}
    </ShareFrame>
  );
}

export interface ListCard {
  readonly name: string;
  readonly players: string;
  /** The best first. */
  readonly top: readonly { readonly name: string; readonly rating: number; readonly change: number | null }[];
}

/** A list's name, its size and its best players. */
export const ListShareCard = ({ card, office, colour }: Props<ListCard>): VNode => (
  <ShareFrame office={office} colour={colour} title={card.name} below={card.players}>
    {card.top.map(({ name, rating, change }, at) => {
      const y = 290 + at * 52;
      return (
        <>
          <Line y={y} size={38} width={690} text={`${at + 1}. ${name}`} />
          <Line y={y} size={38} x={930} width={150} text={String(rating)} end />
          {change === null || change === 0 ? null : (
            <Line y={y} size={34} x={EDGE + INSIDE} width={170} text={changeText(change)} fill={toneOf(change)} end />
          )}
        </>
      );
    })}
  </ShareFrame>
);

const changeText = (change: number): string => `${change > 0 ? "▲" : "▼"} ${withMinus(signed(String(change)))}`;
const toneOf = (change: number): string => (change > 0 ? COLOURS.good : COLOURS.bad);
