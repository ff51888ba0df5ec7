# Samurai Sword: what a player reads, in English.

game-title = Samurai Sword
game-designer = Emiliano Sciarra
game-tagline = Secret roles, drawn blades: win honor for your team.
game-about =
    Everybody has a secret role on a team and a hand of cards. Attack whoever is in reach, parry what comes back, and
    work out who your friends are. Nobody is eliminated: when you fall, you hand over one Honor Point and get back up.
    When a player runs out of Honor, the team with the best score wins.
game-reconstructed = Rising Sun partly reconstructed

## Asking

ask-Play = Play a card, or end your turn
ask-Parry =
    { $wounds ->
        [0] { $by } attacks you with { $card }, for 0 wounds as things stand. Do you stop it?
        [one] { $by } attacks you with { $card }: 1 wound. Do you stop it?
       *[other] { $by } attacks you with { $card }: { $wounds } wounds. Do you stop it?
    }
ask-Counter =
    { $wounds ->
        [one] { $by } answers with { $card }: parry, or suffer 1 wound
       *[other] { $by } answers with { $card }: parry, or suffer { $wounds } wounds
    }
ask-AnswerCry =
    { $wounds ->
        [one] { $card } from { $by }: parry, or suffer 1 wound
       *[other] { $card } from { $by }: parry, or suffer { $wounds } wounds
    }
ask-AnswerJujutsu =
    { $wounds ->
        [one] { $card } from { $by }: discard a Weapon, or suffer 1 wound
       *[other] { $card } from { $by }: discard a Weapon, or suffer { $wounds } wounds
    }
ask-AvertWounds =
    { $wounds ->
        [one] 1 wound from { $by }: do you discard a Peasant instead?
       *[other] { $wounds } wounds from { $by }: how many Peasants do you discard instead?
    }
ask-DropCard = Caught by the chain of { $by }: discard a card from your hand
ask-Evade = { $by } plays { $card } on { board-threatened }: avoid it with an origami card?
ask-KeepBushido = A Weapon was revealed for Bushido: discard a Weapon and pass Bushido on, or lose 1 Honor
ask-ChooseSource = Your first card: from the deck, or from the top of the discard pile?
ask-DiscardDown = You have more than seven cards: choose one to discard
ask-RevealMore =
    { $check_id ->
        [bushido] Revealed for Bushido: { $cards }. Reveal another card?
       *[other] Revealed for Bleeding Wound: { $cards }. Reveal another card?
    }
ask-RevealPick =
    { $check_id ->
        [bushido] Which card counts for Bushido: { $cards }?
       *[other] Which card counts for Bleeding Wound: { $cards }?
    }
ask-ShowCards = Intuition: choose a card from your hand to show to everybody
ask-TakeShown = Take one of the cards shown
ask-GrantCard = Kote: choose who draws a card
ask-DrawForTorii = You played a torii card: draw a card?

wait-Play = { $who } is playing cards
wait-Parry =
    { $wounds ->
        [one] { $who } decides whether to stop { $card } from { $by } (1 wound)
       *[other] { $who } decides whether to stop { $card } from { $by } ({ $wounds } wounds)
    }
wait-Counter =
    { $wounds ->
        [one] { $who } must parry { $card } from { $by }, or suffer 1 wound
       *[other] { $who } must parry { $card } from { $by }, or suffer { $wounds } wounds
    }
wait-AnswerCry =
    { $wounds ->
        [one] { $card } from { $by }: { $who } must parry, or suffer 1 wound
       *[other] { $card } from { $by }: { $who } must parry, or suffer { $wounds } wounds
    }
wait-AnswerJujutsu =
    { $wounds ->
        [one] { $card } from { $by }: { $who } must discard a Weapon, or suffer 1 wound
       *[other] { $card } from { $by }: { $who } must discard a Weapon, or suffer { $wounds } wounds
    }
wait-AvertWounds =
    { $wounds ->
        [one] { $who } may discard a Peasant instead of suffering 1 wound from { $by }
       *[other] { $who } may discard Peasants instead of suffering { $wounds } wounds from { $by }
    }
wait-DropCard = { $who } is caught by the chain of { $by } and discards a card from their hand
wait-Evade = { $who } may avoid { $card } from { $by }
wait-KeepBushido = { $who } must discard a Weapon for Bushido, or lose 1 Honor
wait-ChooseSource = { $who } chooses between the deck and the discard pile
wait-DiscardDown = { $who } discards down to seven cards
wait-RevealMore =
    { $check_id ->
        [bushido] { $who } may reveal another card for Bushido, after { $cards }
       *[other] { $who } may reveal another card for Bleeding Wound, after { $cards }
    }
wait-RevealPick =
    { $check_id ->
        [bushido] { $who } chooses which card counts for Bushido: { $cards }
       *[other] { $who } chooses which card counts for Bleeding Wound: { $cards }
    }
wait-ShowCards = Intuition: { $who } must choose a card to show
wait-TakeShown = { $who } takes one of the cards shown
wait-GrantCard = Kote: { $who } chooses who draws a card
wait-DrawForTorii = { $who } may draw a card for a torii card played

# What Okuni may save: a Property in front of her, or herself
board-threatened =
    { $property_id ->
        [armor] your { $property }
        [bushido] your { $property }
        [fast_draw] your { $property }
        [focus] your { $property }
        [attendant] your { $property }
        [peasant] your { $property }
        [bleeding_wound] your { $property }
        [kote] your { $property }
        [curse] your { $property }
       *[none] you
    }

## Moves

move-pass = Let it happen
move-end = End your turn
move-attack = Attack { $target } with { $card }
move-lay = Put { $card } in front of you
move-bestow = Put { $card } in front of { $target }
move-play = Play { $card }
move-play-on = Play { $card } on { $target }
move-play-at = Play { $card } on { $property } in front of { $target }
move-spend = Lose 1 Resilience to draw 1 card
move-claim = Lose 1 Resilience to take { $property } from { $target }
move-answer = Stop it with { $card }
move-sacrifice = Discard { $property } as a parry
move-evade = Avoid it with { $card }
move-avert =
    { $peasants_id ->
        [0] None
        [1] 1 Peasant
       *[other] { $peasants } Peasants
    }
move-discard = Discard { $card }
move-lose-honor = Lose 1 Honor
move-from-deck = From the deck
move-from-discard = From the discard pile
move-stop = Stop here
move-more = Reveal another
move-pick = Use { $revealed }
move-show = Show { $card }
move-take = Take { $shown } from { $target }
move-grant = { $target } draws
move-draw = Draw a card

peasants-0 = 0
peasants-1 = 1
peasants-2 = 2
peasants-3 = 3

## Events

log-shogun-revealed = { $seat } is the Shogun
log-dealt-role = The role of { $seat }: { $role }
log-dealt-role-hidden = { $seat } gets a secret role
log-dealt-character = { $seat } is { $character }
log-turn-began = { $seat } starts a turn
log-recovered =
    { $count ->
        [one] { $seat } regains 1 Resilience
       *[other] { $seat } regains { $count } Resilience
    }
log-drew = { $seat } draws { $count }: { $cards }
log-drew-hidden =
    { $count ->
        [one] { $seat } draws 1 card
       *[other] { $seat } draws { $count } cards
    }
log-drew-from-discard = { $seat } takes { $card } from the discard pile
log-nothing-to-draw = No card is left for { $seat } to draw
log-attacked =
    { $wounds ->
        [one] { $seat } attacks { $target } with { $card }: 1 wound
       *[other] { $seat } attacks { $target } with { $card }: { $wounds } wounds
    }
log-answered = { $seat } stops it with { $card }
log-sacrificed = { $seat } stops it by discarding { $property }
log-shielded = The attack has no effect on { $seat }
log-not-stopped = { $seat } does not stop it
log-averted = A { $property } takes a wound for { $seat }
log-wounded =
    { $count ->
        [0] { $seat } loses no Resilience to { $by }
        [one] { $seat } loses 1 Resilience to { $by }
       *[other] { $seat } loses { $count } Resilience to { $by }
    }
log-defeated = { $seat } is defeated by { $by }
log-gave-honor = { $seat } gives 1 Honor to { $target }
log-gained-honor = { $seat } gains 1 Honor from the box
log-lost-honor = { $seat } loses 1 Honor to the box
log-kept-honor = { $seat } is the Shogun in a game of three and loses no Honor
log-lost-resilience = { $seat } loses 1 Resilience
log-played = { $seat } plays { $card }
log-played-on = { $seat } plays { $card } on { $target }
log-played-at = { $seat } plays { $card } on { $property } in front of { $target }
log-laid = { $seat } puts { $card } in front of { $target }
log-evaded = { $seat } avoids it with { $card }
log-stole = { $seat } takes { $card } from the hand of { $target }
log-stole-hidden = { $seat } takes a card from the hand of { $target }
log-took-property = { $seat } takes { $property } from { $target } into their hand
log-lost-property = { $property } in front of { $seat } is discarded
log-discarded = { $seat } discards { $card }
log-returned = { $card } returns to the hand of { $seat }
log-showed = { $seat } shows { $card }
log-took = { $seat } takes { $card } from { $target }
log-granted = Kote: { $seat } lets { $target } draw a card
log-revealed = { $seat } reveals { $card }
log-nothing-to-reveal = No card is left for { $seat } to reveal
log-picked = { $seat } chooses { $card }
log-bushido-moved = Bushido moves from { $seat } to { $target }
log-cursed = The Curse strikes { $seat }, who discards { $cards }
log-banzai = Banzai for { $seat }: { $card } is discarded from the deck
log-deck-ran-out = The deck has run out: { $seats } lose 1 Honor each
log-reshuffled =
    { $count ->
        [one] The discard pile is shuffled into a new deck of 1 card
       *[other] The discard pile is shuffled into a new deck of { $count } cards
    }
log-ended-play = { $seat } ends the Play phase

## Reasons of the outcome

reason-end-defeat = { $seat } had no Honor left after being defeated by { $by }.
reason-end-bushido = { $seats } had no Honor left because of Bushido.
reason-end-exhaustion = { $seats } had no Honor left when the deck ran out.
reason-end-swordmaster = When { $by } defeated { $seat }, only one player had Resilience left.
reason-end-last-standing = When { $by } defeated { $seat }, of the same team, only one player had Resilience left.
reason-had-role = { $seat } was { $role }.
reason-won-by-sword = Victory of the Swordmaster: { $seat } is the last one standing, so the { $team } wins.
reason-scored =
    { $daimyos ->
        [0] { $seat }: { $honor } Honor × { $multiplier } = { $points }.
       *[other] { $seat }: { $honor } Honor × { $multiplier } + { $daimyos } for Daimyo = { $points }.
    }
reason-deadly-strike = Deadly Strike: { $by } defeated { $seat }, of the same team, so the { $team } loses { $points } points.
reason-team-scored = { $team }: { $points } points.
reason-tied = { $teams } are tied on { $points } points; { $team } comes first.
reason-won-by-honor = Victory of Honor: the { $team } wins with { $points } points.

## Teams, roles, why somebody is Harmless

team-shogun = Shogun team
team-ninja = Ninja team
team-ronin = Ronin
rank-shogun = Shogun
rank-samurai = Samurai
rank-ninja = Ninja
rank-ronin = Ronin
role-shogun = Shogun
role-samurai = Samurai
role-samurai1 = Samurai ★
role-samurai3 = Samurai ★★★
role-ninja1 = Ninja ★
role-ninja2 = Ninja ★★
role-ninja3 = Ninja ★★★
role-ronin = Ronin
role-ronin1 = Ronin ★
role-ronin2 = Ronin ★★
why-no-resilience = no Resilience
why-no-cards = no cards
suit-origami = origami
suit-fuji = fuji
suit-torii = torii
suit-koi = koi

## Cards

card-bo = Bō
card-bokken = Bokken
card-daikyu = Daikyū
card-kanabo = Kanabō
card-katana = Katana
card-kiseru = Kiseru
card-kusarigama = Kusarigama
card-nagayari = Nagayari
card-naginata = Naginata
card-nodachi = Nodachi
card-shuriken = Shuriken
card-tanegashima = Tanegashima
card-wakizashi = Wakizashi
card-armor = Armor
card-bushido = Bushido
card-fast_draw = Fast Draw
card-focus = Focus
card-battle_cry = Battle Cry
card-breathing = Breathing
card-daimyo = Daimyo
card-diversion = Diversion
card-geisha = Geisha
card-jujutsu = Jujutsu
card-parry = Parry
card-tea_ceremony = Tea Ceremony
card-chigiriki = Chigiriki
card-jitte = Jitte
card-kozuka = Kozuka
card-kusanagi = Kusanagi
card-makibishi = Makibishi
card-manriki_gusari = Manriki Gusari
card-shigehto_yumi = Shigehto Yumi
card-tanto = Tanto
card-tessen = Tessen
card-zen = Zen
card-attendant = Attendant
card-peasant = Peasant
card-bleeding_wound = Bleeding Wound
card-kote = Kote
card-curse = Curse
card-simultaneous_attack = Simultaneous Attack
card-counterattack = Counterattack
card-imitation = Imitation
card-intuition = Intuition

## What the cards say

board-weapon =
    { $wounds ->
        [one] Reaches up to Difficulty { $difficulty } and deals 1 wound.
       *[other] Reaches up to Difficulty { $difficulty } and deals { $wounds } wounds.
    }
board-weapon-counted = Reaches up to Difficulty { $difficulty }; how many wounds it deals depends on the target.
board-card-armor = Attacks on you have Difficulty +1.
board-card-bushido = Goes in front of any player. At the start of that player’s turn a card is revealed: if it is no Weapon, Bushido moves on; if it is, the player discards a Weapon or loses 1 Honor.
board-card-fast_draw = Your Weapons deal 1 more wound.
board-card-focus = You may play 1 more Weapon each turn.
board-card-battle_cry = Every other player parries or suffers 1 wound.
board-card-breathing = Regain all your Resilience; another player of your choice draws 1 card.
board-card-daimyo = Draw 2 cards. In your hand at the end: 1 point.
board-card-diversion = Take a random card from another player’s hand.
board-card-geisha = Discard any Property in play, or a random card from another player’s hand.
board-card-jujutsu = Every other player discards a Weapon or suffers 1 wound.
board-card-parry = Only as an answer: stops a Weapon aimed at you, or answers a Battle Cry.
board-card-tea_ceremony = Draw 3 cards; every other player draws 1.
board-card-chigiriki = Only a Weapon from the target’s hand can stop it, never a parry.
board-card-jitte = May be played as a Parry instead.
board-card-kozuka = If it took Resilience, it returns to your hand.
board-card-kusanagi = Deals as many wounds as the target has Honor.
board-card-makibishi = Can also attack players without cards.
board-card-manriki_gusari = If it wounds the target, they discard a card of their choice.
board-card-shigehto_yumi = You may play 1 more Weapon this turn, even if this one is stopped.
board-card-tanto = May be aimed at yourself. If it takes your last Resilience, you gain 1 Honor and your turn ends.
board-card-tessen = May be played as a Parry instead.
board-card-zen = Deals as many wounds as there are Properties in front of the target.
board-card-attendant = You draw 1 more card in the Draw phase.
board-card-peasant = May be discarded instead of suffering 1 wound.
board-card-bleeding_wound = Goes in front of any player. At the start of that player’s turn a card is revealed: origami costs 1 Resilience, never the last. Discarded when the player loses Honor.
board-card-kote = Whenever you play a koi card, a player of your choice draws 1 card.
board-card-curse = Goes in front of any player. When that player loses the last Resilience, all Properties there are discarded.
board-card-simultaneous_attack = You and another player each lose 1 Resilience; both must have at least 2.
board-card-counterattack = Only as an answer: stops a Weapon; then the attacker parries or suffers 1 wound.
board-card-imitation = Take any Property in play, even your own, into your hand.
board-card-intuition = Every other player who is not Harmless shows a card; you take one of them.

## Characters

character-benkei = Benkei
character-chiyome = Chiyome
character-ginchiyo = Ginchiyo
character-goemon = Goemon
character-hanzo = Hanzō
character-hideyoshi = Hideyoshi
character-ieyasu = Ieyasu
character-kojiro = Kojirō
character-musashi = Musashi
character-nobunaga = Nobunaga
character-tomoe = Tomoe
character-ushiwaka = Ushiwaka
character-rikyu = Rikyū
character-bokuden = Bokuden
character-lady_chacha = Lady Chacha
character-gracia = Gracia
character-kanbei = Kanbei
character-kenshin = Kenshin
character-masamune = Masamune
character-motonari = Motonari
character-okuni = Okuni
character-shima = Shima
character-shingen = Shingen
character-yoshihiro = Yoshihiro
character-yukimura = Yukimura

board-character-benkei = Attacks on him have Difficulty +1.
board-character-chiyome = Only Weapons can wound her.
board-character-ginchiyo = Weapons deal her 1 wound less, but at least 1.
board-character-goemon = May play 1 more Weapon each turn.
board-character-hanzo = May parry with a Weapon from his hand, unless it is his only card.
board-character-hideyoshi = Draws 1 more card in the Draw phase.
board-character-ieyasu = May take the first card of the Draw phase from the discard pile.
board-character-kojiro = His Weapons reach any Difficulty.
board-character-musashi = His Weapons deal 1 more wound.
board-character-nobunaga = In the Play phase: lose 1 Resilience, never the last, to draw 1 card; as often as he likes.
board-character-tomoe = Draws 1 card whenever her Weapon wounds somebody.
board-character-ushiwaka = Draws 1 card for each Resilience Point lost to a Weapon.
board-character-rikyu = Loses no Honor when the deck runs out.
board-character-bokuden = May draw 1 card whenever he plays a torii card.
board-character-lady_chacha = When attacked with a Weapon she reveals 2 cards; if the suits match, the attack is over.
board-character-gracia = Regains 1 Resilience at the start of her turn.
board-character-kanbei = May discard a Property in front of him as a parry.
board-character-kenshin = Of all Weapons, only origami ones can wound him.
board-character-masamune = Reveals up to 3 cards instead of 1 and chooses which one counts.
board-character-motonari = Draws 1 card whenever anybody loses their last Resilience.
board-character-okuni = May play an origami card to avoid a Geisha, Diversion, Simultaneous Attack or Imitation aimed at her or a Property in front of her.
board-character-shima = Once per turn: lose 1 Resilience, never the last, to take any Property in play.
board-character-shingen = His fuji Weapons do not count against the limit.
board-character-yoshihiro = Suffers 1 more wound whenever a Weapon wounds him.
board-character-yukimura = When another player wounds him he reveals a card; if it is origami, that player suffers 1 wound.

## Options

option-rising_sun = Rising Sun
option-rising_sun-help = The expansion: 40 more cards, 12 more characters, and suits that matter. Needed for eight players; parts of it are reconstructed.
option-rising_sun-true = With Rising Sun
option-rising_sun-false = Base game
option-rikyu_promo = Rikyū
option-rikyu_promo-help = A promo character, added to those that may be dealt.
option-rikyu_promo-true = With Rikyū
option-rikyu_promo-false = Without
option-deck_exhaustion = When the deck runs out
option-deck_exhaustion-help = Honor is lost as soon as the last card leaves the deck, or only once a card is needed and there is none.
option-deck_exhaustion-immediate = At the last card
option-deck_exhaustion-lazy = At the next card needed

preset-base = Base game
preset-rising-sun = With Rising Sun
preset-everything = Everything, with Rikyū

## The board

board-ring = The players in a ring
board-seat = { $who }, { $character }
board-resilience = Resilience: { $count } of { $most }
board-honor = Honor: { $count }
board-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-harmless = Harmless: { $why }
board-difficulty = Difficulty { $count } from you
board-difficulty-to = Difficulty to attack you: { $count }
board-reaches =
    { $wounds ->
        [one] { $card } reaches: 1 wound
       *[other] { $card } reaches: { $wounds } wounds
    }
board-reaches-nobody = None of your Weapons reaches
board-reach-more = +{ $count }
board-in-turn = Playing now
board-knows = You know this card: { $card }
board-before =
    { $count ->
        [one] { $property } in front of { $who }
       *[other] { $count } × { $property } in front of { $who }
    }
board-choose-property = Choose { $property } of { $who }
board-weapons-left =
    { $count ->
        [0] No more Weapons this turn
        [one] 1 Weapon left this turn
       *[other] { $count } Weapons left this turn
    }
board-deck =
    { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
board-deck-help = When the last card is taken, every player loses 1 Honor and the discard pile becomes the deck.
board-deck-ran-out = The deck has run out before.
board-box = Honor in the box: { $count }
board-discard =
    { $count ->
        [0] Discard pile: empty
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }
board-discard-top = On top: { $card }
board-discarded-here = Discarded
board-unseen = Not seen yet
board-scene = What just happened
board-scene-none = The blades are still sheathed.
board-stopped = stopped
board-untouched = untouched
board-lost = −{ $count }
board-fell = defeated
board-open-question = ?
board-shown = Cards shown
board-revealed-cards = Cards revealed
board-explain = Card text
board-shut = Close
board-copies = Suit: { $suit }
board-suits-matter = Suits only matter in Rising Sun.
board-reconstructed = Parts of Rising Sun are reconstructed: see the rules.
board-eight-reconstructed = The starting Honor for eight players is reconstructed.
board-hand = Your hand
board-hand-empty = No cards in hand
board-your-role = Your role: { $role }
board-role-covered = Your role is covered
board-cover = Cover
board-uncover = Look
board-role-of = { $who }: { $role }
board-role-unknown = Role unknown
board-roles-out = Not in this game: { $roles }

## The score table

board-score = Scores
board-score-title = What Honor is worth with { $count } players
board-score-role = Role
board-score-dealt = In the game
board-score-hidden = Unknown to you
board-score-worth = 1 Honor
board-times = ×{ $count }
board-times-stars = ×{ $least } or ×{ $most } by stars
board-score-daimyo = Each Daimyo in hand at the end: +1 point, except for a Ronin.
board-score-strike = Deadly Strike (the game ends when somebody defeats a teammate): −3 for that team.
board-score-tie = In a tie, the first of these wins: { $teams }.
board-score-now = Honor in points now
board-points = { $count }
board-points-range = { $least } to { $most }
board-honor-column = Honor
board-multiplier = Multiplier
board-daimyos = Daimyo
board-sum = Points

## Auto-answers

auto-answer-suffer-one = Let single wounds through
auto-answer-suffer-one-help = When a card threatens only 1 wound, you let it happen: you neither parry nor discard a Weapon.
auto-answer-parry-always = Parry whenever I can, otherwise let it happen
auto-answer-parry-always-help = Against Weapons, Counterattack and Battle Cry, with the first card that will do. Without one you let it happen and are not asked.
auto-answer-pass-always = Let everything happen
auto-answer-pass-always-help = You keep your cards: no parry, no Weapon for Jujutsu, no origami card to avoid an Action. So when an answer comes by itself, nobody can tell whether you could have parried.

## Why a move is not possible

refused-not-in-hand = { $card } is not in your hand.
refused-no-such-player = Nobody sits there: this game has { $count } players.
refused-not-your-ability = Only { $character } can do that.
refused-weapons-used =
    { $count ->
        [one] You may play 1 Weapon this turn, and you have.
       *[other] You may play { $count } Weapons this turn, and you have.
    }
refused-not-at-oneself = You cannot attack yourself with { $card }.
refused-harmless-no-resilience = { $target } is Harmless: no Resilience left.
refused-harmless-no-cards = { $target } is Harmless: no cards in hand.
refused-out-of-reach = { $target } is out of reach: Difficulty { $difficulty } from you, and { $card } reaches up to { $reach }.
refused-bushido-in-play = A Bushido is already in play, in front of { $target }; there can be only one.
refused-no-properties = No Property is in play.
refused-property-not-there = There is no { $property } in front of { $target }.
refused-another-player = { $card } must be played on another player.
refused-no-cards-to-take = { $target } has no cards in hand.
refused-last-resilience = You may not give up your last Resilience: you need at least { $count }.
refused-resilience-too-low = { $target } needs at least { $count } Resilience for this.
refused-ability-used = { $character } can do this only once per turn.
refused-no-answer = This card is no answer to what is asked now.
refused-nothing-to-answer = { $card } is played as an answer, and there is nothing to answer now.
refused-answers-weapons = { $card } answers only a Weapon.
refused-only-card = { $card } is your only card: Hanzō cannot parry with it.
refused-not-a-parry = { $card } is not a parry.
refused-only-weapons-stop = Only a Weapon from your hand can stop { $card }.
refused-not-a-weapon = You must discard a Weapon; { $card } is not one.
refused-fewer-peasants =
    { $count ->
        [one] There is only 1 Peasant in front of you.
       *[other] There are only { $count } Peasants in front of you.
    }
refused-fewer-wounds =
    { $count ->
        [one] There is only 1 wound to avert.
       *[other] There are only { $count } wounds to avert.
    }
refused-evaded-with-origami = Only an origami card avoids this, and { $card } is not one.
refused-before-play = The Play phase has not begun yet: settle this first.
refused-draw-first = First decide whether to draw a card.
refused-must-grant = You must choose somebody who draws a card.
refused-must-discard = You must discard a card.
refused-must-show = You must show a card.
refused-must-take = You must take one of the cards shown.
refused-not-shown = { $target } has not shown { $card }.
refused-stop-first = First decide whether to reveal another card.
refused-not-revealed = { $card } was not revealed.
refused-stopped-revealing = You have already stopped revealing cards.
refused-revealed-all = You have already revealed three cards, as many as Masamune may.
refused-hand-limit = The Play phase is over: discard down to { $count } cards first.
refused-box-honor = { refused-box-line }: with these numbers { $count } Honor Points are dealt to eight players; at most { $most } can be.
