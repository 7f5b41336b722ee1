import { Truck } from '../../industry-objects.tsx';
import { Sans } from '../../lettering.tsx';
import { Packet } from '../../line-signs.tsx';
import { Door, House } from '../objects/buildings.tsx';
import { Monitor } from '../objects/devices.tsx';
import { Parcel } from '../objects/goods.tsx';
import { Receipt } from '../objects/papers.tsx';
import { PersonOnPost } from '../objects/people.tsx';
import { At } from '../objects/places.tsx';
import type { Scenes } from './scenes.ts';

export const logistics: Scenes<'industry-logistics'> = {
  benefits: {
    atHome: (
      <At x={0} scale={0.78}>
        <House />
      </At>
    ),
    maskedCalls: (
      <>
        <At x={-76}>
          <PersonOnPost />
        </At>
        <At x={80}>
          <PersonOnPost />
        </At>
        <Packet x={-30} y={4} width={64} height={36} />
        <Sans x={-1} y={11} size={20} weight={700} tone="ground" anchor="middle">
          X
        </Sans>
      </>
    ),
    oneView: <Monitor />,
  },
  stops: {
    booked: (
      <At x={78} scale={0.92}>
        <Parcel />
      </At>
    ),
    onTheWay: (
      <At x={118} scale={0.74}>
        <Truck plate="14:05" />
      </At>
    ),
    atTheDoor: (
      <>
        <At x={70}>
          <Door />
        </At>
        <At x={178} scale={0.86}>
          <PersonOnPost />
        </At>
        <Packet x={204} y={-104} width={44} height={30} />
        <Sans x={223} y={-97} size={19} weight={700} tone="ground" anchor="middle">
          X
        </Sans>
      </>
    ),
    delivered: (
      <At x={84}>
        <Receipt />
      </At>
    ),
  },
};
